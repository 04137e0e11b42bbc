/** What the offer part of every line asks of the server: the person's data, and the steps' stored answers. */
import { isEntityTc } from '@emsal/lines/facts/identity-kind';
import { lookup, send, type PersonNames } from './person-words';

export function customerCalls({ identityField, birthdayField }: PersonNames) {
  const isPerson = (a: Readonly<Record<typeof identityField, string>>): boolean => isEntityTc(a[identityField]);

  return {
    /** A person's whole number was typed. */
    isPerson,

    /** A masked reply tells only that the person is known; names come after the one-time code. */
    ownerLookup: lookup('POST quoterequestapi/sharedstep/searchcustomerinfo', {
      needs: [identityField],
      input: (a, { visitId }) => ({ visitId, identityNo: a[identityField] }),
      fill: (reply) => ({
        isCustomerFound: reply.cityCode !== '',
        city: reply.cityCode,
        district: reply.districtCode,
        ...(reply.isMasked ? {} : { name: reply.firstName, surname: reply.lastName, companyName: reply.companyName }),
      }),
    }),

    /** What the customer said in an earlier visit, to be changed if need be. What was chosen here wins. */
    jobLookup: lookup('GET quoterequestapi/sharedstep/getCustomerJob/{visitId}', {
      needs: [identityField],
      input: (_, { visitId }) => ({ visitId }),
      fill: ({ jobCode }, answers) => (jobCode !== null && answers.jobCode === '' ? { jobCode } : {}),
    }),

    /** Identity and telephone, before the one-time code: an overused number is refused here. */
    saveContact: send('POST quoterequestapi/sharedstep/savecustomerinfo', (a, { visitId }) => ({
      visitId,
      identityNo: a[identityField],
      phoneNumber: a.phoneNumber,
    })),

    /** Refused when the birth date is not that of the identity number; a company has none. */
    verifyBirthday: send(
      'POST quoterequestapi/sharedstep/querycustomerinfo',
      (a, { visitId }) => ({ visitId, identityNo: a[identityField], birthday: a[birthdayField] }),
      isPerson,
    ),

    savePerson: send('POST quoterequestapi/sharedstep/savecustomerinfo', (a, { visitId }) => ({
      visitId,
      identityNo: a[identityField],
      phoneNumber: a.phoneNumber,
      ...given({
        birthday: isPerson(a) ? a[birthdayField] : '',
        email: a.email,
        city: a.city,
        district: a.district,
      }),
      ...given(isPerson(a) ? { name: a.name, surname: a.surname } : { companyName: a.companyName }),
    })),

    saveJob: send(
      'POST quoterequestapi/sharedstep/saveCustomerJob',
      (a, { visitId }) => ({ visitId, jobCode: a.jobCode }),
      ({ jobCode }) => jobCode !== '',
    ),
  };
}

/** Leaves out what was not answered: the contract knows an absent field, not an empty one. */
function given<T extends Readonly<Record<string, string>>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
}
