import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { scanAnswers } from './scan-answers';

const nothing = { identityNo: '', licensePlateNo: '', licenseNo: '' };
const first = { identityNo: '10000000078', licensePlateNo: '34ABC12', licenseNo: 'AB123456' };

/** The answers after one scan and what was typed since. */
const scanned = (typed: AnswerSet = {}): AnswerSet => ({ ...scanAnswers(lineFacts.TRAFFIC, first, {}), ...typed });
const after = (second: Partial<typeof first>, typed?: AnswerSet): AnswerSet => {
  const before = scanned(typed);
  return { ...before, ...scanAnswers(lineFacts.TRAFFIC, { ...nothing, ...second }, before) };
};
const owner = 'shortLicenseOwnerTcOrTaxNo';

it('clears answers of a previous scan that the scan of another vehicle does not contain', () => {
  expect(after({ licensePlateNo: '06BCD789' })).toMatchObject({
    [owner]: '',
    licensePlateNo: '06BCD789',
    licenseNo: '',
  });
  expect(after({ licenseNo: 'CD654321' })).toMatchObject({ [owner]: '', licensePlateNo: '', licenseNo: 'CD654321' });
});

it('clears the plate although it was displayed with spaces', () => {
  expect(after({ licenseNo: 'CD654321' }, { licensePlateNo: '34 ABC 12' })).toMatchObject({ licensePlateNo: '' });
});

it('clears the serial that the register returned for the previous vehicle', () => {
  const fromRegister = { licenseNo: 'ZZ999999', registeredLicenseNo: 'ZZ999999' };
  expect(after({ licensePlateNo: '06BCD789' }, fromRegister)).toMatchObject({ licenseNo: '' });
  expect(after({ licensePlateNo: '34ABC12' }, fromRegister)).toMatchObject({ licenseNo: 'ZZ999999' });
});

it('keeps typed answers, and all answers when the second scan contradicts none', () => {
  const typed = { [owner]: '10000000146', licenseNo: 'EF111111' };
  expect(after({ licensePlateNo: '06BCD789' }, typed)).toMatchObject({ ...typed, licensePlateNo: '06BCD789' });
  expect(after({ licensePlateNo: '34ABC12' })).toMatchObject({ [owner]: first.identityNo, licenseNo: 'AB123456' });
});

it('keeps only the last of three scanned vehicles', () => {
  const second = after({ licensePlateNo: '06BCD789', licenseNo: 'CD654321' });
  const third = scanAnswers(lineFacts.TRAFFIC, { ...nothing, licensePlateNo: '35ZZ123' }, second);
  expect({ ...second, ...third }).toMatchObject({ licensePlateNo: '35ZZ123', licenseNo: '' });
});

it('fills in a form that was typed so far, and keeps what was typed', () => {
  const typed = { licensePlateNo: '34 ABC 12', licenseNo: 'AB123456' };
  expect(scanAnswers(lineFacts.SHORTTRAFFIC, { ...nothing, identityNo: '10000000078' }, typed)).toEqual({
    licenseShortTrafficTcOrTaxNo: '10000000078',
    isQrData: true,
    scannedRegistration: '10000000078||',
  });
});

it('does not take the seller of a used vehicle for its buyer, nor the serial that ends with the sale', () => {
  const buyer = { [owner]: '10000000146' };
  const scan = scanAnswers(lineFacts.USEDVEHICLETRAFFIC, first, buyer);
  expect({ ...buyer, ...scan }).toMatchObject({ ...buyer, licensePlateNo: '34ABC12' });
  for (const name of [owner, 'licenseNo'])
    expect(scanAnswers(lineFacts.USEDVEHICLETRAFFIC, first, {})).not.toHaveProperty(name);
});
