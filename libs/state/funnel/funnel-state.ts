/**
 * Shape of the funnel slice: one entry per line (spec funnel 3.4, 3.6). Fields that the specification names but nothing
 * sets keep their initial value (F206, F235, F236).
 */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import type { ByLine } from '../line-reducer';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { LookupRuns } from '@emsal/lines/kit/steps/requests';

export type Draft = OutputOf<'GET quoterequestapi/draft/{visitId}'>;
export type CustomerInfo = OutputOf<'POST quoterequestapi/sharedstep/querycustomerinfo'>;
export type Asset = OutputOf<'GET quoterequestapi/sharedstep/getAssets/{visitId}'>[number];
export type Job = OutputOf<'GET quoterequestapi/sharedstep/GetJobList/{branchId}'>[number];
export type AbTest = OutputOf<'GET quoterequestapi/sharedstep/getAbTestList/{visitId}'>[number];

/** What is known about the customer (`querycustomerinfo`). */
export type DefaultPersonalData = Pick<
  CustomerInfo,
  'cityCode' | 'districtCode' | 'companyName' | 'firstName' | 'hasBirthDate' | 'hasEmail' | 'lastName'
>;

/** Result of scanning a registration document. */
export interface RegistrationScan {
  identityNo: string;
  licensePlateNo: string;
  licenseNo: string;
}

export interface CreateOfferStatus {
  /** True while a quote request is in progress. */
  isPrepareOffersClicked: boolean;
  /** The step that requested the offers. */
  createOfferPage: string | null;
}

export interface CreateOfferError {
  status: boolean;
  offerNo: string | null;
  message: string | null;
  messageCode: string | null;
}

/** Flags of the vehicle form (spec funnel 3.6). */
export interface StepFlags {
  licensePlate: boolean;
  showPolicyInformation: boolean;
  vehicleSecondStep: boolean;
  assetStep: boolean;
}

/** Why the server refused a step. */
export interface StepRefusal {
  /** Messages by field of the line. */
  fields: Readonly<Record<string, string>>;
  /** Shown above the button when no field is at fault. */
  message?: string;
  /** Submitting again may help. */
  canRetry: boolean;
}

/** Steps are completed at once and saved in the background: the state of saving. */
export interface Storing {
  /** Slugs of completed steps not yet saved, in order. */
  waiting: readonly string[];
  /** The server is unreachable; unsaved steps are retried automatically. */
  isStuck: boolean;
  /** The step that the server refused after it was completed; without a refusal a dialog explains it. */
  refused: { step: string; refusal?: StepRefusal } | null;
  /** Number of refusals; each remounts the step's form. */
  refusals: number;
}

export interface LineFunnel {
  visitId: VisitId | null;
  /** The line's answers under its own field names, including the person's (see `personalFormOf`). */
  answers: AnswerSet;
  /** The server's draft: answers and `draftMetadata`. */
  savedAnswers: AnswerSet;
  /** Slugs of completed steps. */
  done: readonly string[];
  storing: Storing;
  /** Answers each look-up last ran with. */
  lookupRuns: LookupRuns;
  /** The one-time code of this visit was verified, or none was required. */
  isVerified: boolean;
  defaultPersonalData: DefaultPersonalData;
  jobList: readonly Job[];
  isOtpRequired: boolean;
  abTestList: readonly AbTest[];
  offerNo: string | null;
  createOfferStatus: CreateOfferStatus;
  createOfferError: CreateOfferError;
  stepFlags: StepFlags;
  hasAssets: boolean;
  registeredAsset: readonly Asset[];
  /** The asset chosen to be insured. */
  directionAsset: string | null;
  directionAssetForm: boolean;
  editVehicleInformation: boolean;
}

export type FunnelState = ByLine<LineFunnel>;

export const noCreateOfferError: CreateOfferError = { status: false, offerNo: null, message: null, messageCode: null };

export const idleStoring: Storing = { waiting: [], isStuck: false, refused: null, refusals: 0 };

export const emptyFunnel: LineFunnel = {
  visitId: null,
  answers: {},
  savedAnswers: {},
  done: [],
  storing: idleStoring,
  lookupRuns: {},
  isVerified: false,
  defaultPersonalData: {
    cityCode: '',
    districtCode: '',
    companyName: '',
    firstName: '',
    hasBirthDate: false,
    hasEmail: false,
    lastName: '',
  },
  jobList: [],
  isOtpRequired: false,
  abTestList: [],
  offerNo: null,
  createOfferStatus: { isPrepareOffersClicked: false, createOfferPage: null },
  createOfferError: noCreateOfferError,
  stepFlags: { licensePlate: false, showPolicyInformation: false, vehicleSecondStep: false, assetStep: false },
  hasAssets: false,
  registeredAsset: [],
  directionAsset: null,
  directionAssetForm: false,
  editVehicleInformation: false,
};
