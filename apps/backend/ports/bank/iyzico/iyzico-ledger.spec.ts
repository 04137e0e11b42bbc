import { json } from '../testing/provider-stub';
import { sampleOrder } from '../testing/sample-order';
import { iyzicoFixture, paths } from './testing/iyzico-fixture';

const given = iyzicoFixture();
const { bank } = given;
const { orderId } = sampleOrder;

describe('the ledger', () => {
  const days = { from: '2026-11-20', to: '2026-11-21' };
  const row = (transactionType: string, paidPrice: number, change: object = {}) => ({
    transactionType,
    transactionStatus: 2,
    transactionCurrency: 'TRY',
    basketId: orderId,
    paidPrice,
    ...change,
  });

  it('is read by day and page, with charges and refunds in kuruş', async () => {
    given.iyzico.responses[paths.daily] = json(({ query }) => {
      if (query.get('transactionDate') === '2026-11-21') return { status: 'success', totalPageCount: 0 };
      return {
        status: 'success',
        totalPageCount: 2,
        transactions:
          query.get('page') === '1' ? [row('PAYMENT', 8780.4)] : [row('REFUND', 500), row('CANCEL', 8280.4)],
      };
    });
    expect(await bank().ledger(days)).toEqual([
      { orderId, kind: 'capture', amount: 878_040 },
      { orderId, kind: 'refund', amount: 50_000 },
      { orderId, kind: 'refund', amount: 828_040 },
    ]);
    expect(given.iyzico.requests.map(({ query }) => [query.get('transactionDate'), query.get('page')])).toEqual([
      ['2026-11-20', '1'],
      ['2026-11-20', '2'],
      ['2026-11-21', '1'],
    ]);
  });

  it('omits a payment that iyzico itself has refused', async () => {
    given.iyzico.responses[paths.daily] = json(() => ({
      status: 'success',
      transactions: [row('PAYMENT', 1, { transactionStatus: -1 })],
    }));
    expect(await bank().ledger(days)).toEqual([]);
  });

  it.each([
    ['a failure', { status: 'failure', errorCode: '1' }],
    ['a fraction of a kuruş', { status: 'success', transactions: [row('PAYMENT', 1.005)] }],
    ['an unknown kind of transaction', { status: 'success', transactions: [row('CHARGEBACK', 1)] }],
    ['another currency', { status: 'success', transactions: [row('PAYMENT', 1, { transactionCurrency: 'USD' })] }],
  ])('is unavailable with %s', async (_what, answer) => {
    given.iyzico.responses[paths.daily] = json(() => answer);
    expect(await bank().ledger(days)).toBeNull();
  });
});
