/** What a line needs besides valid answers, checked before quotes are requested: the shape of each line's `requirements.ts`. */
import type { RequirementCode } from '@emsal/api/outcomes/line-requirements';
import type { UploadPurpose } from '@emsal/api/calls/upload';

/** By the names of the form's answers. */
interface AnsweredDays {
  start: string;
  end: string;
}

export type LineRequirement =
  /** The vehicle's compulsory traffic policy runs on these days. */
  | { kind: 'trafficPolicy'; on: 'today' | AnsweredDays }
  /** No earthquake policy of the home runs longer than the renewal days; `renewed` is one that does end within them. */
  | { kind: 'earthquakePolicy'; home: string; renewed: string }
  /** The device register knows the telephone and nothing against it. */
  | { kind: 'insurableDevice'; imei: string }
  /** A file was uploaded in this visit. */
  | { kind: 'upload'; purpose: UploadPurpose; missing: RequirementCode };
export type LineRequirements = readonly LineRequirement[];
