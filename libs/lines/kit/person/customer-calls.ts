/**
 * The API calls of every line's person part: the person's data and the steps' stored answers. A family of lines passes the names of its
 * fields.
 */
import { isEntityTc } from '@emsal/lines/facts/identity-kind';
import type { BirthdayField, IdentityField } from '@emsal/lines/facts/line-facts';
import { lookup, send } from './person-grammar';

/** Whether the identity number is a complete personal one. */
export const isPersonBy =
  (identity: IdentityField) =>
  (answers: Readonly<Record<IdentityField, string>>): boolean =>
    isEntityTc(answers[identity]);

/** A masked reply only reveals that the person is known; names follow after the one-time code. */
export const ownerLookup = (identity: IdentityField) =>
  lookup('POST quoterequestapi/sharedstep/searchcustomerinfo', {
    needs: [identity],
    fills: ['name', 'surname', 'companyName', 'city', 'district'],
    input: (answers, { visitId }) => ({ visitId, identityNo: answers[identity] }),
    fill: (reply) => ({
      isCustomerFound: reply.cityCode !== '',
      city: reply.cityCode,
      district: reply.districtCode,
      ...(reply.isMasked ? {} : { name: reply.firstName, surname: reply.lastName, companyName: reply.companyName }),
    }),
  });

/** The occupation from an earlier visit; an occupation that was selected in this visit is kept. */
export const jobLookup = (identity: IdentityField) =>
  lookup('GET quoterequestapi/sharedstep/getCustomerJob/{visitId}', {
    needs: [identity],
    fills: ['jobCode'],
    input: (_, { visitId }) => ({ visitId }),
    fill: ({ jobCode }, answers) => (jobCode !== null && answers.jobCode === '' ? { jobCode } : {}),
  });

/** Identity and telephone, before the one-time code: an overused number is rejected here. */
export const saveContact = (identity: IdentityField) =>
  send('POST quoterequestapi/sharedstep/savecustomerinfo', (answers, { visitId }) => ({
    visitId,
    identityNo: answers[identity],
    phoneNumber: answers.phoneNumber,
  }));

/** Fails when the birth date does not belong to the identity number; companies have none. */
export const verifyBirthday = (identity: IdentityField, birthday: BirthdayField) =>
  send(
    'POST quoterequestapi/sharedstep/querycustomerinfo',
    (answers, { visitId }) => ({ visitId, identityNo: answers[identity], birthday: answers[birthday] }),
    isPersonBy(identity),
  );

export const savePerson = (identity: IdentityField, birthday: BirthdayField) =>
  send('POST quoterequestapi/sharedstep/savecustomerinfo', (answers, { visitId }) => {
    const isPerson = isPersonBy(identity)(answers);
    return {
      visitId,
      identityNo: answers[identity],
      phoneNumber: answers.phoneNumber,
      ...answered({
        birthday: isPerson ? answers[birthday] : '',
        email: answers.email,
        city: answers.city,
        district: answers.district,
      }),
      ...answered(isPerson ? { name: answers.name, surname: answers.surname } : { companyName: answers.companyName }),
    };
  });

export const saveJob = send(
  'POST quoterequestapi/sharedstep/saveCustomerJob',
  (answers, { visitId }) => ({ visitId, jobCode: answers.jobCode }),
  ({ jobCode }) => jobCode !== '',
);

/** Omits unanswered fields: the API's contract has absent fields, not empty ones. */
function answered<T extends Readonly<Record<string, string>>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
}
