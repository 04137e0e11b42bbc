import { jobLookup, ownerLookup } from './customer-calls';

const context = { today: '2026-11-21', visitId: 'v', line: 'TRAVEL', branchId: 29 } as const;

it.each([
  ['an occupation of an earlier visit', '003', '', { jobCode: '003' }],
  ['none', null, '', {}],
  ['an occupation, but this visit has chosen another', '003', '017', {}],
] as const)('prefills the saved occupation: %s', (_, jobCode, chosen, filled) => {
  expect(jobLookup('insuredTcNo').fill({ jobCode } as never, { jobCode: chosen }, context)).toEqual(filled);
});

it('fills in the owner’s names only when the reply is not masked', () => {
  const customer = {
    isMasked: true,
    firstName: 'A***',
    lastName: 'Y***',
    companyName: '',
    cityCode: '34',
    districtCode: '3419',
    hasBirthDate: true,
    hasEmail: false,
  };
  const fill = (reply: typeof customer) => ownerLookup('insuredTcNo').fill(reply as never, {}, context);
  expect(fill(customer)).toEqual({ isCustomerFound: true, city: '34', district: '3419' });
  expect(fill({ ...customer, isMasked: false, firstName: 'AYŞE', lastName: 'YILMAZ' })).toMatchObject({
    name: 'AYŞE',
    surname: 'YILMAZ',
  });
  expect(fill({ ...customer, cityCode: '', districtCode: '' })).toMatchObject({ isCustomerFound: false });
});
