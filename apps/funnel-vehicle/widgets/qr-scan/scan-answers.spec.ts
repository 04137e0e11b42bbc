import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { scanAnswers } from './scan-answers';

const nothing = { identityNo: '', licensePlateNo: '', licenseNo: '' };
const first = { identityNo: '10000000078', licensePlateNo: '34ABC12', licenseNo: 'AB123456' };

/** The form after one scan and after what was typed since. */
const scanned = (typed: AnswerSet = {}): AnswerSet => ({ ...scanAnswers(lineFacts.TRAFFIC, first, {}), ...typed });
const after = (second: Partial<typeof first>, typed?: AnswerSet): AnswerSet => {
  const before = scanned(typed);
  return { ...before, ...scanAnswers(lineFacts.TRAFFIC, { ...nothing, ...second }, before) };
};
const owner = 'shortLicenseOwnerTcOrTaxNo';

it('takes away what the scan of another vehicle told and this one does not', () => {
  expect(after({ licensePlateNo: '06BCD789' })).toMatchObject({
    [owner]: '',
    licensePlateNo: '06BCD789',
    licenseNo: '',
  });
  expect(after({ licenseNo: 'CD654321' })).toMatchObject({ [owner]: '', licensePlateNo: '', licenseNo: 'CD654321' });
});

it('takes it away though the plate was shown with spaces', () => {
  expect(after({ licenseNo: 'CD654321' }, { licensePlateNo: '34 ABC 12' })).toMatchObject({ licensePlateNo: '' });
});

it('takes away the serial that the register told of the vehicle before', () => {
  const told = { licenseNo: 'ZZ999999', registeredLicenseNo: 'ZZ999999' };
  expect(after({ licensePlateNo: '06BCD789' }, told)).toMatchObject({ licenseNo: '' });
  expect(after({ licensePlateNo: '34ABC12' }, told)).toMatchObject({ licenseNo: 'ZZ999999' });
});

it('leaves what was typed by hand, and all of it where the second scan contradicts nothing', () => {
  const typed = { [owner]: '10000000146', licenseNo: 'EF111111' };
  expect(after({ licensePlateNo: '06BCD789' }, typed)).toMatchObject({ ...typed, licensePlateNo: '06BCD789' });
  expect(after({ licensePlateNo: '34ABC12' })).toMatchObject({ [owner]: first.identityNo, licenseNo: 'AB123456' });
});

it('knows of three scans the last vehicle alone', () => {
  const second = after({ licensePlateNo: '06BCD789', licenseNo: 'CD654321' });
  const third = scanAnswers(lineFacts.TRAFFIC, { ...nothing, licensePlateNo: '35ZZ123' }, second);
  expect({ ...second, ...third }).toMatchObject({ licensePlateNo: '35ZZ123', licenseNo: '' });
});

it('fills in a form that nobody scanned for, and leaves what was typed there', () => {
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
