import { buildingArea } from './building-area';

it('F430 accepts an area of at least 40 m²', () => {
  expect(['39', '40', '9999', '10000'].map((area) => buildingArea(area).ok)).toEqual([false, true, true, false]);
  expect(buildingArea(' 1.250 ')).toEqual({ ok: true, value: '1250' });
});

it.each(['', 'yüz', '-40', '40,5'])('asks for digits instead of "%s"', (area) => {
  expect(buildingArea(area)).toMatchObject({ ok: false, code: 'notNumeric' });
});
