/** What the offer part asks of the server: the owner's data, and the steps' stored answers. */
import { isPerson } from './owner';
import { lookup, send, type VehicleAnswers } from './vehicle-grammar';

/** A masked reply tells only that the person is known; names come after the one-time code. */
export const ownerLookup = lookup('POST quoterequestapi/sharedstep/searchcustomerinfo', {
  needs: ['shortLicenseOwnerTcOrTaxNo'],
  input: (a, { visitId }) => ({ visitId, identityNo: a.shortLicenseOwnerTcOrTaxNo }),
  fill: (reply) => ({
    isCustomerFound: reply.cityCode !== '',
    city: reply.cityCode,
    district: reply.districtCode,
    ...(reply.isMasked ? {} : { name: reply.firstName, surname: reply.lastName, companyName: reply.companyName }),
  }),
});

export const assetsLookup = lookup('GET quoterequestapi/sharedstep/getAssets/{visitId}', {
  needs: ['shortLicenseOwnerTcOrTaxNo'],
  input: (_, { visitId }) => ({ visitId }),
  fill: (assets) => ({ assetStep: assets.length > 0 }),
});

/** What the customer said in an earlier visit, to be changed if need be. What was chosen here wins. */
export const jobLookup = lookup('GET quoterequestapi/sharedstep/getCustomerJob/{visitId}', {
  needs: ['shortLicenseOwnerTcOrTaxNo'],
  input: (_, { visitId }) => ({ visitId }),
  fill: ({ jobCode }, answers) => (jobCode !== null && answers.jobCode === '' ? { jobCode } : {}),
});

/** Identity and telephone, before the one-time code: an overused number is refused here. */
export const saveContact = send('POST quoterequestapi/sharedstep/savecustomerinfo', (a, { visitId }) => ({
  visitId,
  identityNo: a.shortLicenseOwnerTcOrTaxNo,
  phoneNumber: a.phoneNumber,
}));

/** Refused when the birth date is not that of the identity number; a company has none. */
export const verifyBirthday = send(
  'POST quoterequestapi/sharedstep/querycustomerinfo',
  (a, { visitId }) => ({ visitId, identityNo: a.shortLicenseOwnerTcOrTaxNo, birthday: a.birthdayForLicense }),
  isPerson,
);

export const savePerson = send('POST quoterequestapi/sharedstep/savecustomerinfo', (a, { visitId }) => ({
  visitId,
  identityNo: a.shortLicenseOwnerTcOrTaxNo,
  phoneNumber: a.phoneNumber,
  ...given({ birthday: isPerson(a) ? a.birthdayForLicense : '', email: a.email, city: a.city, district: a.district }),
  ...given(isPerson(a) ? { name: a.name, surname: a.surname } : { companyName: a.companyName }),
}));

export const saveJob = send(
  'POST quoterequestapi/sharedstep/saveCustomerJob',
  (a: VehicleAnswers, { visitId }) => ({ visitId, jobCode: a.jobCode }),
  ({ jobCode }) => jobCode !== '',
);

/** Leaves out what was not answered: the contract knows an absent field, not an empty one. */
function given<T extends Readonly<Record<string, string>>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
}
