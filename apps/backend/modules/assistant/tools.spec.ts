import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { explainedPrice } from './tools/shapes';
import { findInsurer } from '@emsal/insurers/registry';
import { passportLink } from '@emsal/lines/facts/passport-path';
import { AssistantFixture, type AssistedVisit } from './testing/assistant-fixture';

let given: AssistantFixture;
let visit: AssistedVisit;
let key: string;
beforeAll(async () => void (given = await AssistantFixture.open()));
beforeEach(async () => {
  visit = await given.proven();
  key = await given.keyOf(visit);
});
afterAll(() => given.close());

type Content = Record<string, unknown> & { isError?: boolean };
async function call(name: string, input: Record<string, unknown> = {}): Promise<Content> {
  const { client } = await given.connect(key);
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: input });
  return (structuredContent as Content) ?? { isError, content };
}
type ExplainedPrice = z.output<typeof explainedPrice>;
type Named = ExplainedPrice['taxes'][number];
const offers = () => visit.list.offerList;

it.each(['auto', 'legacy'] as const)('speaks the protocol of %s clients, and says what is read only', async (mode) => {
  const { client } = await given.connect(key, mode);
  expect(client.getInstructions()).toContain('hand_over');
  const { tools } = await client.listTools();
  const reading = tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint]);
  expect(reading).toEqual([
    ['get_question', true],
    ['list_offers', true],
    ['get_offer', true],
    ['compare_offers', true],
    ['hand_over', false],
  ]);
  for (const { inputSchema, outputSchema } of tools)
    expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
});

it('get_question says what was asked for, in words without the plate', async () => {
  const { line, insured, assumptions } = await call('get_question');
  expect([line, insured]).toEqual(['Trafik Sigortası', { heading: 'Araç', title: expect.stringMatching(/\S/) }]);
  expect((assumptions as { label: string }[]).map(({ label }) => label)).not.toContain('Plaka');
});

it('list_offers has every insurer that was asked, with its state, and every offer with price and covers', async () => {
  const { insurers, notAsked, offers: listed } = await call('list_offers');
  expect(insurers).toHaveLength(visit.list.insurers.length);
  expect(insurers).toContainEqual({ name: findInsurer(offers()[0]!.firmId)!.name, state: 'offered' });
  expect(notAsked).toHaveLength(visit.list.notAsked.length);
  const prices = (listed as { price: { kurus: number } }[]).map(({ price }) => price.kurus);
  expect(prices).toEqual(
    offers()
      .map(({ cacheAmountWithDiscount }) => cacheAmountWithDiscount)
      .toSorted((a, b) => a - b),
  );
});

it('get_offer explains a price to the kuruş, with the rules that it was checked by', async () => {
  const [first] = offers();
  const offer = await call('get_offer', { productId: first!.productId });
  expect(offer).toMatchObject({
    productId: first!.productId,
    ruleVersion: expect.stringMatching(/^\d{4}-\d{2}-[0-9a-f]{8}$/),
    documents: expect.arrayContaining(['Teklif belgesi (PDF)']),
  });
  const { base, discounts, surcharges, taxes, instalmentCost, total } = offer['explainedPrice'] as ExplainedPrice;
  const sum = (rows: Named[]) => rows.reduce((all, { amount }) => all + amount.kurus, 0);
  expect(base.kurus - sum(discounts) + sum(surcharges) + sum(taxes) + instalmentCost.kurus).toBe(total.kurus);
});

it('compare_offers sets two to four offers side by side, cover by cover', async () => {
  const ids = offers()
    .slice(0, 3)
    .map(({ productId }) => productId);
  const { offers: compared, covers } = await call('compare_offers', { productIds: ids });
  expect((compared as { productId: number }[]).map(({ productId }) => productId)).toEqual(ids);
  for (const { values } of covers as { values: unknown[] }[]) expect(values).toHaveLength(3);
  for (const wrong of [ids.slice(0, 1), offers().map(({ productId }) => productId)])
    expect(await call('compare_offers', { productIds: wrong })).toMatchObject({ isError: true });
});

it('an offer of another list is not found', async () => {
  const message = [{ type: 'text', text: expect.stringContaining('list_offers') }];
  expect(await call('get_offer', { productId: 1 })).toEqual({ isError: true, content: message });
  expect(await call('compare_offers', { productIds: [offers()[0]!.productId, 1] })).toMatchObject({ isError: true });
});

it('hand_over gives a passport that opens the visit with the person’s code, three times an hour', async () => {
  const { link, code } = await call('hand_over');
  expect(link).toBe(`http://localhost:4200${passportLink(code as string)}`);
  const other = await given.backend.visitor();
  const asked = await other.call('POST quoterequestapi/passport/sendotp', { passport: code as string });
  expect(asked.body.isSuccess).toBe(true);
  const { visitId } = visit;
  expect((await other.call('POST quoterequestapi/offer/GetOfferList', { visitId })).status).toBe(404);
  await call('hand_over');
  await call('hand_over');
  expect(await call('hand_over')).toMatchObject({ isError: true });
});

it('an unexpected error is logged, and its cause told to nobody', async () => {
  const { db } = given.backend.services;
  await db.execute(sql`ALTER TABLE assistant_calls RENAME TO away`);
  const content = [{ type: 'text', text: protocolFailures.internal.message }];
  expect(await call('get_question')).toEqual({ isError: true, content });
  await db.execute(sql`ALTER TABLE away RENAME TO assistant_calls`);
  expect(given.backend.log.join()).toContain('assistant: a tool failed');
});

it('there is nothing else: no order, payment, address or identity', async () => {
  for (const name of ['choose_offer', 'pay', 'quote_again']) await expect(call(name)).rejects.toThrow(/not found/i);
});
