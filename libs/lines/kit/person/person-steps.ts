/** The first steps of every line: the person, verified by a one-time code, and the occupation. A family extends them by value. */
import type { BirthdayField, IdentityField } from '@emsal/lines/facts/line-facts';
import type { Entry } from '../grammar/step';
import { isPersonBy, jobLookup, ownerLookup, saveContact, saveJob, savePerson, verifyBirthday } from './customer-calls';
import { step, type PersonAnswers } from './person-grammar';

export const standardStep = (lead: string, identity: IdentityField) =>
  step({
    slug: 'temel-bilgiler',
    title: 'Temel bilgiler',
    lead,
    menu: 'standard',
    verifiesPerson: true,
    fields: [{ field: identity, confirm: true }, { field: 'phoneNumber', confirm: true }, 'marketingConfirm'],
    save: [saveContact(identity)],
  });

const isUnknown = (answers: PersonAnswers): boolean => !answers.isCustomerFound;

export function personalStep(lead: string, identity: IdentityField, birthday: BirthdayField) {
  const isPerson = isPersonBy(identity);
  const isUnknownPerson = (answers: PersonAnswers): boolean => isPerson(answers) && isUnknown(answers);
  return step({
    slug: 'kisisel-bilgiler',
    title: 'Kişisel bilgiler',
    lead,
    menu: 'personal',
    lookups: [ownerLookup(identity)],
    fields: [
      { field: birthday, when: isPerson, confirm: true },
      { field: 'name', when: isUnknownPerson },
      { field: 'surname', when: isUnknownPerson },
      { field: 'city', when: isUnknown },
      { field: 'district', when: isUnknown },
      'email',
    ],
    save: [verifyBirthday(identity, birthday), savePerson(identity, birthday)],
  });
}

/**
 * @param lead how the occupation affects the line's price
 * @param asked `offered` where it may lower the price, so that the step is worth a screen; `confirm` where there is no price without it
 */
export const jobStep = (lead: string, identity: IdentityField, asked: Pick<Entry, 'offered' | 'confirm'> = {}) =>
  step({
    slug: 'meslek-bilgisi',
    title: 'Meslek bilgisi',
    lead,
    menu: 'job',
    lookups: [jobLookup(identity)],
    fields: [{ field: 'jobCode', ...asked }],
    save: [saveJob],
  });
