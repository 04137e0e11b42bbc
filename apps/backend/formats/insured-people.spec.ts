import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import { namedPeople, pricedPeople } from './insured-people';

const [self] = sampleRisks.journey.travellers;
const child = { ...self, identityNo: '20000000800', birthday: '2009-01-01', relation: 'child' } as const;
const journeyOf = (...travellers: (typeof self | typeof child)[]) => ({ ...sampleRisks.journey, travellers });

it('names everybody by place, masked number and year of birth', () => {
  expect(namedPeople(journeyOf(self, child))).toEqual([
    { label: '1. yolcu', value: '100******78, 1985 doğumlu' },
    { label: '2. yolcu', value: '200******00, 2009 doğumlu' },
  ]);
  expect(namedPeople(journeyOf(self, child), 'en')[1]).toEqual({
    label: 'Traveller 2',
    value: '200******00, born 2009',
  });
  expect(namedPeople(sampleRisks.people).map(({ label }) => label)).toEqual(['1. kişi', '2. kişi']);
});

it('names a child who travels alone, but no policyholder who does, and no thing', () => {
  expect(namedPeople(journeyOf(child))).toHaveLength(1);
  expect(namedPeople(journeyOf(self))).toEqual([]);
  expect(namedPeople(sampleRisks.pet)).toEqual([]);
});

it('counts of whom a price is, where there are several', () => {
  expect(pricedPeople(journeyOf(self, child)).pricedPeople).toMatchObject({ count: '2 yolcu', people: [{}, {}] });
  expect(pricedPeople(sampleRisks.people).pricedPeople?.count).toBe('2 kişi');
  for (const risk of [journeyOf(self), journeyOf(child), sampleRisks.pet]) expect(pricedPeople(risk)).toEqual({});
});
