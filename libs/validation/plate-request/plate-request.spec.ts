import { emptyPlateForm, plateRequest, withPlate } from './plate-request';

const complete = { licensePlateNo: '06 eml 340', licenseNo: 'ac 340912', file: 'f1' };
const refusedIn = (change: Partial<typeof complete>) =>
  Object.entries(plateRequest({ ...complete, ...change })).flatMap(([name, { ok }]) => (ok ? [] : [name]));

it('M367 M368 M369 accepts a plate, a document serial and an image, the first two in their normal form', () => {
  expect(plateRequest(complete)).toEqual({
    licensePlateNo: { ok: true, value: '06EML340' },
    licenseNo: { ok: true, value: 'AC340912' },
    file: { ok: true, value: 'f1' },
  });
});

it.each([
  ['M367 a plate', { licensePlateNo: '' }, 'licensePlateNo'],
  ['M367 a valid plate', { licensePlateNo: '99 EML 340' }, 'licensePlateNo'],
  ['M368 a document serial', { licenseNo: ' ' }, 'licenseNo'],
  ['M369 an image of the registration document', { file: '' }, 'file'],
])('%s is needed', (_name, change, field) => {
  expect(refusedIn(change)).toEqual([field]);
});

it('M217 M218 the form has seven fields, and no plate is issued until one is given', () => {
  expect(emptyPlateForm).toEqual({
    licensePlateStatus: '0',
    plate1: '',
    plate2: '',
    plate3: '',
    cityId: '',
    usageType: '',
    licensePlateNo: '',
  });
  expect(withPlate({ ...emptyPlateForm, usageType: '001001' }, '06EML340')).toEqual({
    licensePlateStatus: '1',
    plate1: '06',
    plate2: 'EML',
    plate3: '340',
    cityId: '06',
    usageType: '001001',
    licensePlateNo: '06EML340',
  });
});
