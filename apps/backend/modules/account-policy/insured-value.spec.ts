import { daskCovers } from '@emsal/lines/property/dask/covers';
import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import { insuredValueOf } from './insured-value';

const plain = (known: ReturnType<typeof insuredValueOf>) =>
  known && { ...known, value: known.value.replaceAll('\u00A0', ' ') };

it('M009 a vehicle has the value by which its policy was priced, and none without one', () => {
  const car = { ...sampleRisks.vehicle, value: 84_200_000 };
  expect(plain(insuredValueOf(car, []))).toEqual({ of: 'vehicle', value: '842.000 ₺' });
  expect(insuredValueOf({ ...car, value: undefined }, [])).toBeNull();
});

it('M009 a home has the sum up to which it is insured', () => {
  const { building } = sampleRisks;
  expect(plain(insuredValueOf(building, daskCovers(1_500_000)))).toEqual({ of: 'building', value: '1.500.000 ₺' });
  const contents = { label: 'Eşya bedeli', value: '300.000 ₺' };
  expect(insuredValueOf(building, [contents])).toEqual({ of: 'contents', value: '300.000 ₺' });
  expect(insuredValueOf(building, [{ ...contents, label: 'Bina bedeli' }, contents])?.of).toBe('building');
  expect(insuredValueOf(building, [])).toBeNull();
});

it('M009 people and journeys have none', () => {
  expect([insuredValueOf(sampleRisks.journey, []), insuredValueOf(null, [])]).toEqual([null, null]);
});
