import { travellerVerdicts } from './traveller-name';

const typed = { name: 'Deniz', surname: 'Yalın', identityNo: '10000000078', passportNo: '' };
const wrong = (change: object, by: { asksNumber?: boolean; byPassport?: boolean } = {}) =>
  Object.entries(travellerVerdicts({ ...typed, ...change }, { asksNumber: true, byPassport: false, ...by })).flatMap(
    ([field, verdict]) => (verdict.ok ? [] : [field]),
  );

it('a traveller has name, surname and identity number', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ name: ' ', surname: '7', identityNo: '10000000079' })).toEqual(['name', 'surname', 'identityNo']);
});

it('a passport takes the place of the identity number', () => {
  expect(wrong({ identityNo: '', passportNo: 'U12345678' }, { byPassport: true })).toEqual([]);
  expect(wrong({ passportNo: '' }, { byPassport: true })).toEqual(['passportNo']);
});

it('a known number is not asked again', () => {
  expect(wrong({ identityNo: '' }, { asksNumber: false })).toEqual([]);
});
