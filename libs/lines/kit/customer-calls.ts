/** What the offer part of every line asks of the server: the person's data, and the steps' stored answers. A family names its fields. */
import { isEntityTc } from '@emsal/lines/facts/identity-kind';
import type { BirthdayField, IdentityField } from '@emsal/lines/facts/line-shape';
import { lookup, send } from './person-words';

/** A person's whole number was typed. */
export const isPersonBy =
  (identity: IdentityField) =>
  (a: Readonly<Record<IdentityField, string>>): boolean =>
    isEntityTc(a[identity]);

/** A masked reply tells only that the person is known; names come after the one-time code. */
export const ownerLookup = (identity: IdentityField) =>
  lookup('POST quoterequestapi/sharedstep/searchcustomerinfo', {
    needs: [identity],
    input: (a, { visitId }) => ({ visitId, identityNo: a[identity] }),
    fill: (reply) => ({
      isCustomerFound: reply.cityCode !== '',
      city: reply.cityCode,
      district: reply.districtCode,
      ...(reply.isMasked ? {} : { name: reply.firstName, surname: reply.lastName, companyName: reply.companyName }),
    }),
  });

/** What the customer said in an earlier visit, to be changed if need be. What was chosen here wins. */
export const jobLookup = (identity: IdentityField) =>
  lookup('GET quoterequestapi/sharedstep/getCustomerJob/{visitId}', {
    needs: [identity],
    input: (_, { visitId }) => ({ visitId }),
    fill: ({ jobCode }, answers) => (jobCode !== null && answers.jobCode === '' ? { jobCode } : {}),
  });

/** Identity and telephone, before the one-time code: an overused number is refused here. */
export const saveContact = (identity: IdentityField) =>
  send('POST quoterequestapi/sharedstep/savecustomerinfo', (a, { visitId }) => ({
    visitId,
    identityNo: a[identity],
    phoneNumber: a.phoneNumber,
  }));

/** Refused when the birth date is not that of the identity number; a company has none. */
export const verifyBirthday = (identity: IdentityField, birthday: BirthdayField) =>
  send(
    'POST quoterequestapi/sharedstep/querycustomerinfo',
    (a, { visitId }) => ({ visitId, identityNo: a[identity], birthday: a[birthday] }),
    isPersonBy(identity),
  );

export const savePerson = (identity: IdentityField, birthday: BirthdayField) =>
  send('POST quoterequestapi/sharedstep/savecustomerinfo', (a, { visitId }) => {
    const isPerson = isPersonBy(identity)(a);
    return {
      visitId,
      identityNo: a[identity],
      phoneNumber: a.phoneNumber,
      ...given({ birthday: isPerson ? a[birthday] : '', email: a.email, city: a.city, district: a.district }),
      ...given(isPerson ? { name: a.name, surname: a.surname } : { companyName: a.companyName }),
    };
  });

export const saveJob = send(
  'POST quoterequestapi/sharedstep/saveCustomerJob',
  (a, { visitId }) => ({ visitId, jobCode: a.jobCode }),
  ({ jobCode }) => jobCode !== '',
);

/** Leaves out what was not answered: the contract knows an absent field, not an empty one. */
function given<T extends Readonly<Record<string, string>>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
}
