import { lineFacts, soldLines } from '@emsal/lines/registry/facts-of';
import { formatPlate } from '@emsal/validation/plate/plate';
import type { RegistryVehicle } from '../../ports/ports';
import { readQuote } from '../offer/offer-store';
import { saveUpload } from '../upload/upload-store';
import { AssistantFixture, type AssistedVisit } from './testing/assistant-fixture';

let given: AssistantFixture;
beforeAll(async () => {
  given = await AssistantFixture.open();
  const currentPolicy = { startDate: '2025-12-14', expiryDate: '2026-12-14' };
  given.backend.ports.vehicles.set('34ABC12', {
    state: 'found',
    value: { licensePlateNo: '34ABC12', currentPolicy } as RegistryVehicle,
  });
});
afterAll(() => given.close());

/** Fields of requests and risks that name somebody or something of theirs. */
const naming = /^(?:identityNo|plate|chassisNo|address|addressCode|chipNo|imei|phoneNumber|taxNo|email|birthday)$/;

/** The values of such fields, at any depth, as they stand and as they are shown. */
const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    naming.test(key) && typeof inner === 'string' && inner !== '' ? [inner, formatPlate(inner)] : namesIn(inner),
  );
};

const storedNames = async ({ list, identityNo, phoneNumber }: AssistedVisit): Promise<string[]> => {
  const quote = await readQuote(given.backend.services.db, list.quoteHeaderId);
  return [...new Set([...namesIn(quote!.request), identityNo, phoneNumber])];
};

async function repliesOfEveryTool(visit: AssistedVisit): Promise<string> {
  const { client, replies } = await given.connect(await given.keyOf(visit));
  const productIds = visit.list.offerList.slice(0, 4).map(({ productId }) => productId);
  const inputs: Record<string, Record<string, unknown>> = {
    get_offer: { productId: productIds[0] },
    compare_offers: { productIds },
  };
  const { tools } = await client.listTools();
  // The schemas in it name the largest integers.
  replies.length = 0;
  for (const { name } of tools)
    expect(await client.callTool({ name, arguments: inputs[name] ?? {} })).toMatchObject({
      structuredContent: expect.any(Object),
    });
  return replies.join('\n');
}

it.each(soldLines)('no reply about %s names a person, a number or an address', async (line) => {
  const visit = await given.proven(line, certify);
  const names = await storedNames(visit);
  const text = await repliesOfEveryTool(visit);
  expect(text).toContain(lineFacts[line].name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => text.includes(name))).toEqual([]);
  // Not masked either.
  expect(text).not.toContain('***');
  // Identity, tax and telephone numbers, chips and IMEIs: no amount in kuruş is as long.
  expect(text.match(/\d{10,}/g)).toBeNull();
});

/** A green card needs a dealer's certificate. */
const certify = ({ visitId }: Pick<AssistedVisit, 'visitId'>) =>
  saveUpload(given.backend.services.db, {
    id: crypto.randomUUID().replaceAll('-', ''),
    visitId,
    purpose: 'authorityCertificate',
    content: Buffer.from(''),
    createdAt: given.backend.clock.now(),
  });
