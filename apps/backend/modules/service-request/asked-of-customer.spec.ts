import { askedByLink } from '@emsal/api/request-reasons';
import { askedOfCustomer } from './asked-of-customer';

it.each([
  ['files that were asked for one by one', askedByLink, 'bağlantıdan yükleyin'],
  ['what an employee asked for', 'identityCard', 'Kimlik kartınızın'],
  ['the pages of the sale, which were left out', null, 'Noter satış belgesinin'],
])('M318 names %s', (_what, code, text) => {
  expect(askedOfCustomer(code)).toContain(text);
});
