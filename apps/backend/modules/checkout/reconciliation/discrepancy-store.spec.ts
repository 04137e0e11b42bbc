import { testApp, type TestApp } from '../../../testing/test-app';
import { storeDiscrepancies } from './discrepancy-store';
import { discrepancies } from './tables';

describe('stored differences', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp()));
  afterAll(() => backend.close());

  const store = (found: readonly ['a' | 'b', 'amountDiffers' | 'notRefunded' | 'orderUnknown'][], compared: string[]) =>
    backend.services.db.transaction((tx) =>
      storeDiscrepancies(tx, {
        discrepancies: found.map(([orderId, kind]) => ({ orderId, kind, atBank: 100, withUs: 0 })),
        compared,
        at: backend.clock.now(),
      }),
    );
  const open = async () =>
    (await backend.services.db.select().from(discrepancies))
      .filter(({ settledAt }) => settledAt === null)
      .map(({ orderId, kind }) => `${orderId} ${kind}`)
      .toSorted();

  it('are open until a comparison of their order finds none of their kind', async () => {
    await store(
      [
        ['a', 'amountDiffers'],
        ['b', 'orderUnknown'],
      ],
      ['a', 'b'],
    );
    expect(await open()).toEqual(['a amountDiffers', 'b orderUnknown']);
    await store([['a', 'notRefunded']], ['a']);
    expect(await open()).toEqual(['a notRefunded', 'b orderUnknown']);
    await store([], ['b']);
    expect(await open()).toEqual(['a notRefunded']);
    await store([['a', 'amountDiffers']], ['a']);
    expect(await open()).toEqual(['a amountDiffers']);
  });
});
