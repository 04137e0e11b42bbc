/** The first part of every property form: the person or company, verified by a one-time code. */
import { isEntityTc } from '@emsal/lines/facts/identity-kind';
import type { BirthdayField, IdentityField } from '@emsal/lines/facts/line-facts';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { personalStep, standardStep } from '@emsal/lines/kit/person/person-steps';
import type { Entry, Part } from '@emsal/lines/kit/grammar/step';
import { entries, part } from './property-grammar';

interface Person {
  identity: IdentityField & ('titleDeedTcOrTaxNo' | 'tcNoOrTaxNo' | 'tcNo');
  birthday: BirthdayField;
}

/** @param lead in whose name the policy is issued */
export function personPart(lead: string, { identity, birthday }: Person): Part {
  const personal = personalStep('Kimliğinizi doğum tarihinizle doğruluyoruz.', identity, birthday);
  const company = entries({
    field: 'companyName',
    when: (answers) => !isEntityTc(String((answers as AnswerSet)[identity] ?? '')),
    confirm: true,
  });
  return part({
    slug: 'teklif-bilgileri',
    menu: 'offer',
    steps: [
      standardStep(lead, identity),
      { ...personal, entries: [...(company as readonly Entry[]), ...personal.entries] },
    ],
  });
}
