/** The fields of a landing page's form, under the names of the line's own fields. */
import { heroFields, type HeroFacts } from '@emsal/lines/facts/hero-fields';
import { buyerIdentity } from '@emsal/lines/kit/person/buyer-identity';
import { insuredIdentity } from '@emsal/lines/kit/person/insured-identity';
import { insuredPerson, keeper } from '@emsal/lines/kit/person/person-identity';
import { identityOrTax, mobilePhone } from '@emsal/lines/kit/person/personal-fields';
import { titleDeedIdentity } from '@emsal/lines/kit/person/title-deed-identity';
import { plateNumber } from '@emsal/lines/kit/fields/plate-number';
import type { MaskKind } from '@emsal/ui/masked-field/masks';
import type { Verdict } from '@emsal/validation/verdict';

export interface HeroField {
  name: 'identityNo' | 'phoneNumber' | 'licensePlateNo';
  kind: MaskKind;
  label: string;
  hint?: string;
  /** Why the field is asked, as a disclosure. */
  reason?: { title: string; text: string };
  checks: readonly [(value: string) => Verdict];
}

const identityOf = ({ family, forBuyer, identityField }: HeroFacts) => {
  if (family === 'health') return identityField === 'tcNo' ? keeper : insuredPerson;
  if (identityField === 'titleDeedTcOrTaxNo') return titleDeedIdentity;
  if (identityField === 'tcNoOrTaxNo' || identityField === 'tcNo') return insuredIdentity;
  return forBuyer ? buyerIdentity : identityOrTax;
};

const allFields = (facts: HeroFacts): readonly HeroField[] => [
  { name: 'identityNo', ...identityOf(facts) },
  { name: 'phoneNumber', ...mobilePhone },
  { name: 'licensePlateNo', ...plateNumber },
];

/** The fields of a line's hero form, in this order. */
export const heroFieldsOf = (facts: HeroFacts): HeroField[] =>
  allFields(facts).filter(({ name }) => name in heroFields(facts));

/** The fields that a known person need not fill in. */
export const personFields: readonly HeroField['name'][] = ['identityNo', 'phoneNumber'];

/** The value of `licensePlateStatus` that means: no plate has been issued yet (spec funnel 3.6). */
export const plateNotIssued = '0';
