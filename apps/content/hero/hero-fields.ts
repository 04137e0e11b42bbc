/** The answers that open a form: what they are called on the wire, how they look, what makes them right. */
import { heroFields } from '@emsal/lines/facts/find-line';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { MaskKind } from '@emsal/ui/masked-field/masks';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { phone } from '@emsal/validation/phone/phone';
import { plate } from '@emsal/validation/plate/plate';
import type { Verdict } from '@emsal/validation/verdict';

export type HeroFieldName = 'identityNo' | 'phoneNumber' | 'licensePlateNo';

export interface HeroField {
  name: HeroFieldName;
  kind: MaskKind;
  check: (typed: string) => Verdict;
}

const known: readonly HeroField[] = [
  { name: 'identityNo', kind: 'identity', check: identityOrTaxNumber },
  { name: 'phoneNumber', kind: 'phone', check: phone },
  { name: 'licensePlateNo', kind: 'plate', check: plate },
];

/** What the hero form of a line asks, in this order. */
export const heroFieldsOf = (facts: LineFacts): HeroField[] => known.filter(({ name }) => name in heroFields(facts));

/** The value of `licensePlateStatus` that says that no plate has been issued yet (spec funnel 3.6). */
export const plateNotIssued = '0';
