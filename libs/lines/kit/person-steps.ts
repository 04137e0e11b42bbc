/** The first steps of every line: who asks, verified by a one-time code, and the occupation. What a family adds, it adds by value. */
import { customerCalls } from './customer-calls';
import { step, type PersonNames } from './person-words';

export function personSteps(names: PersonNames) {
  const { isPerson, ownerLookup, jobLookup, saveContact, verifyBirthday, savePerson, saveJob } = customerCalls(names);
  return {
    /** @param identityField the number's name where a line has one of its own */
    standard: (lead: string, identityField = names.identityField) =>
      step({
        slug: 'temel-bilgiler',
        title: 'Temel bilgiler',
        lead,
        menu: 'standard',
        verifies: true,
        fields: [{ field: identityField, confirm: true }, { field: 'phoneNumber', confirm: true }, 'marketingConfirm'],
        save: [saveContact],
      }),

    personal: (lead: string) =>
      step({
        slug: 'kisisel-bilgiler',
        title: 'Kişisel bilgiler',
        lead,
        menu: 'personal',
        lookups: [ownerLookup],
        fields: [
          { field: names.birthdayField, when: isPerson },
          { field: 'name', when: (a) => isPerson(a) && !a.isCustomerFound },
          { field: 'surname', when: (a) => isPerson(a) && !a.isCustomerFound },
          { field: 'city', when: (a) => !a.isCustomerFound },
          { field: 'district', when: (a) => !a.isCustomerFound },
          'email',
        ],
        save: [verifyBirthday, savePerson],
      }),

    /** @param lead what the occupation does to the line's price */
    job: (lead: string) =>
      step({
        slug: 'meslek-bilgisi',
        title: 'Meslek bilgisi',
        lead,
        menu: 'job',
        lookups: [jobLookup],
        fields: ['jobCode'],
        save: [saveJob],
      }),
  };
}
