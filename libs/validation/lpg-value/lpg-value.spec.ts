import { lpgValue } from './lpg-value';

it('F424 is at least 100 TL', () => {
  expect(lpgValue('99')).toMatchObject({ ok: false, code: 'tooLow' });
  expect(lpgValue('100')).toEqual({ ok: true, value: '100' });
  expect(lpgValue('15.000')).toEqual({ ok: true, value: '15000' });
});

it('asks for digits only', () => {
  expect(lpgValue('çok')).toMatchObject({ ok: false, code: 'notNumeric' });
});
