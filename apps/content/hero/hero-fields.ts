/** The answers that open a form: the line's own fields, by the name that a landing page posts them under. */
import { heroFields } from '@emsal/lines/facts/find-line';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { buyerIdentity } from '@emsal/lines/kit/buyer-identity';
import { identityOrTax, mobilePhone } from '@emsal/lines/kit/personal-fields';
import { plateNumber } from '@emsal/lines/kit/plate-number';
import type { MaskKind } from '@emsal/ui/masked-field/masks';
import type { Verdict } from '@emsal/validation/verdict';

export interface HeroField {
  name: 'identityNo' | 'phoneNumber' | 'licensePlateNo';
  kind: MaskKind;
  label: string;
  hint?: string;
  /** Why it is asked, for those who wonder. */
  reason?: { title: string; text: string };
  checks: readonly [(typed: string) => Verdict];
}

const known = ({ forBuyer }: LineFacts): readonly HeroField[] => [
  { name: 'identityNo', ...(forBuyer ? buyerIdentity : identityOrTax) },
  { name: 'phoneNumber', ...mobilePhone },
  { name: 'licensePlateNo', ...plateNumber },
];

/** What the hero form of a line asks, in this order. */
export const heroFieldsOf = (facts: LineFacts): HeroField[] =>
  known(facts).filter(({ name }) => name in heroFields(facts));

/** The value of `licensePlateStatus` that says that no plate has been issued yet (spec funnel 3.6). */
export const plateNotIssued = '0';
