import { address, addressLine, addressOf, noAddress, withCode, withPlace, withWay } from './address';
import { exampleContext } from '../samples/example-line';

const field = address({ label: 'Konutun adresi' });
const check = (answer: object | undefined) => field.rules.check(answer as never, { ...exampleContext, answers: {} });
const chosen = {
  ...noAddress,
  city: '34',
  cityName: 'İstanbul',
  district: '3423',
  districtName: 'Kadıköy',
  village: '3423001',
  villageName: 'Merkez',
  quarter: '45000',
  quarterName: 'Caferağa Mah.',
  street: '4500000',
  streetName: 'Moda Cad.',
  building: '450000000',
  buildingName: 'No 118, Çınar Apt.',
  section: '45000000007',
  sectionName: 'Daire 7',
  uavtCode: '2847193056',
};
const inVillage = { villageName: 'Akbucak Köyü', quarterName: 'Akbucak Köyü' };
const levels = ['city', 'district', 'village', 'quarter', 'street', 'building', 'section'] as const;

it('F254 asks for the first level that is missing only, because those below have no list yet', () => {
  expect(check(undefined)).toEqual({ ok: false, errors: { city: 'İli seçin' } });
  for (const level of levels) expect(Object.keys(errorsOf({ ...chosen, [level]: '' }))).toEqual([level]);
});
const errorsOf = (answer: object) => {
  const verdict = check(answer);
  return verdict.ok ? {} : verdict.errors;
};

it('accepts a flat whose address has no code', () => {
  expect(check({ ...chosen, uavtCode: '', moreInformation: 'left over' })).toEqual({
    ok: true,
    value: { ...chosen, uavtCode: '' },
  });
});

it('accepts ten digits with spaces, without any other part', () => {
  expect(check({ way: 'code', uavtCode: '2847 193 056' })).toMatchObject({
    ok: true,
    value: { way: 'code', uavtCode: '2847193056', city: '' },
  });
});

it.each([['284719305'], ['28471930567'], ['284719305a'], ['0847193056'], ['']])(
  'rejects the address code "%s" at its input',
  (uavtCode) => expect(Object.keys(errorsOf({ way: 'code', uavtCode }))).toEqual(['uavtCode']),
);

it('F254 is given by hand as province, district and the rest', () => {
  const hand = { ...chosen, way: 'hand', moreInformation: '  Moda Cad. 118, Daire 7 ' };
  expect(check(hand)).toEqual({
    ok: true,
    value: {
      ...noAddress,
      way: 'hand',
      city: '34',
      cityName: 'İstanbul',
      district: '3423',
      districtName: 'Kadıköy',
      moreInformation: 'Moda Cad. 118, Daire 7',
    },
  });
  expect(Object.keys(errorsOf({ ...hand, district: '', moreInformation: '   Daire 7   ' }))).toEqual([
    'district',
    'moreInformation',
  ]);
  expect(errorsOf({ ...hand, moreInformation: 'ş'.repeat(200) })).toEqual({});
  expect(Object.keys(errorsOf({ ...hand, moreInformation: 'ş'.repeat(201) }))).toEqual(['moreInformation']);
});

it.each(levels)('another %s clears what was below the former one, and its code', (level) => {
  const after = withPlace(chosen, level, { code: 'x', name: 'X' });
  expect(after).toMatchObject({ [level]: 'x', [`${level}Name`]: 'X', uavtCode: '' });
  const at = levels.indexOf(level);
  expect(levels.slice(0, at).map((above) => after[above])).toEqual(levels.slice(0, at).map((above) => chosen[above]));
  expect(levels.slice(at + 1).flatMap((below) => [after[below], after[`${below}Name`]])).toEqual(
    levels.slice(at + 1).flatMap(() => ['', '']),
  );
});

it('begins by hand with what was chosen, and keeps what was typed', () => {
  const half = withPlace(chosen, 'building', { code: '', name: '' });
  expect(withWay(half, 'hand').moreInformation).toBe('Caferağa Mah., Moda Cad.');
  expect(withWay({ ...half, ...inVillage }, 'hand').moreInformation).toBe('Akbucak Köyü, Moda Cad.');
  expect(withWay({ ...half, villageName: 'Ağva Beldesi' }, 'hand').moreInformation).toBe(
    'Ağva Beldesi, Caferağa Mah., Moda Cad.',
  );
  expect(withWay({ ...half, moreInformation: 'Köy içi' }, 'hand').moreInformation).toBe('Köy içi');
});

it('another code is another address', () => {
  expect(withCode({ ...chosen, way: 'code' }, '28')).toEqual({ ...noAddress, way: 'code', uavtCode: '28' });
});

it('is shown as one line', () => {
  expect([
    addressLine(addressOf(chosen)),
    addressLine({ ...chosen, ...inVillage }),
    addressLine({ ...noAddress, way: 'code', uavtCode: '2847193056' }),
    addressLine({ ...chosen, way: 'hand', moreInformation: 'Moda Cad. 118' }),
  ]).toEqual([
    'Daire 7, No 118, Çınar Apt., Moda Cad., Caferağa Mah., Kadıköy, İstanbul',
    'Daire 7, No 118, Çınar Apt., Moda Cad., Akbucak Köyü, Kadıköy, İstanbul',
    'Adres kodu 2847193056',
    'Moda Cad. 118, Kadıköy, İstanbul',
  ]);
});

it.each([['text'], [[chosen]], [{ ...chosen, stranger: 'x' }], [{ city: 34 }], [null]])(
  'is not satisfied by stored JSON of another shape: %j',
  (stored) => expect(field.rules.isAnswer(stored)).toBe(false),
);

it('reads the inputs of a native form, and is the same answer when nothing was typed', () => {
  const { read } = field.rules;
  expect(read({ city: '34', district: '3423' }, chosen)).toBe(chosen);
  expect(read({ way: 'code', uavtCode: '28', stranger: 'x' }, undefined)).toEqual({
    ...noAddress,
    way: 'code',
    uavtCode: '28',
  });
});
