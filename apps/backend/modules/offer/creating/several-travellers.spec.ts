import { insurersSelling } from '@emsal/insurers/registry';
import { quotesFixture } from '../testing/quotes-fixture';
import { offerVisit } from '../testing/offer-visit';

const given = quotesFixture();

/** The test clock shows 2026-11-21. */
const spouse = { birthDate: '1986-05-02' };
const grandmother = { birthDate: '1940-01-01' };
const journeyWith = (...travellers: (typeof spouse)[]) => offerVisit(given.test, 'TRAVEL', { travellers });

it('offers are for all who travel, whose birth dates suffice', async () => {
  const visit = await journeyWith(spouse);
  expect((await visit.createOffer()).body).toMatchObject({ isSuccess: true });
  const list = await visit.completeList();
  expect(list.offerList).toHaveLength(insurersSelling('TRAVEL').length);
  const pricedPeople = { count: '2 yolcu', people: [{}, { label: '2. yolcu', value: '1986 doğumlu' }] };
  expect(list.userInformation.insured).toMatchObject({ pricedPeople });
  for (const offer of list.offerList) expect(offer).toMatchObject({ pricedPeople });
});

it('one traveller’s offers name nobody: the person of the form is known', async () => {
  const visit = await journeyWith();
  await visit.createOffer();
  const { offerList, userInformation } = await visit.completeList();
  expect([...offerList, userInformation.insured].filter((one) => 'pricedPeople' in one)).toEqual([]);
});

it('a traveller whom no insurer takes online is a case for an adviser, named by place', async () => {
  const visit = await journeyWith(spouse, grandmother);
  const { body } = await visit.createOffer();
  expect(JSON.stringify(body)).toContain('3. yolcu 80 yaşından büyük');
  expect(given.stubs.requestCounts.size).toBe(0);
});
