import { heroFields } from '@emsal/lines/facts/hero-fields';
import { isEntityTc, phoneField } from '@emsal/lines/facts/identity-kind';
import { lineFacts } from './facts-of';

it('F222 an identity number of 11 digits is a personal identity', () => {
  expect(isEntityTc('10000000078')).toBe(true);
});

it('F223 any other identity number is a tax number', () => {
  expect(['4540234112', '100000000789', '1000000007a', ''].map(isEntityTc)).toEqual([false, false, false, false]);
});

it('F224 the phone field is phoneNumber, asked by every hero form', () => {
  expect(phoneField).toBe('phoneNumber');
  expect(heroFields(lineFacts.TRAFFIC)).toEqual({
    identityNo: 'shortLicenseOwnerTcOrTaxNo',
    phoneNumber: 'phoneNumber',
    licensePlateNo: 'licensePlateNo',
    licensePlateStatus: 'licensePlateStatus',
  });
  expect(Object.keys(heroFields(lineFacts.GREENCARD))).toEqual(['identityNo', 'phoneNumber', 'licensePlateNo']);
  expect(heroFields(lineFacts.DASK)).toEqual({ identityNo: 'titleDeedTcOrTaxNo', phoneNumber: 'phoneNumber' });
});
