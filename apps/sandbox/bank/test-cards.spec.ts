import { errorCards, successCards, testCards } from './test-cards';
import { openBank, valueOf } from './testing/open-bank';

const { merchant, initialize, challenge, ledger } = openBank();

describe('the published test cards', () => {
  it('are 28 that succeed and 16 that fail', () => {
    expect([successCards.length, errorCards.length, new Set(testCards.map((card) => card.number)).size]).toEqual([
      28, 16, 44,
    ]);
  });

  it.each(successCards.map((card) => [card.number]))('%s pays', async (number) => {
    const { id, answer } = await initialize(number);
    expect(valueOf(await challenge(answer.paymentId), 'mdStatus')).toBe('1');
    expect((await merchant('authorise', { orderId: id })).json()).toEqual({ status: 'captured' });
    expect(await ledger()).toMatchObject([{ kind: 'capture', amount: 878_000 }]);
  });

  it.each(errorCards.filter((card) => card.error?.at === 'authorise').map((card) => [card.number, card.error!.code]))(
    '%s is declined with %s and nothing is captured',
    async (number, code) => {
      const { id, answer } = await initialize(number);
      await challenge(answer.paymentId);
      expect((await merchant('authorise', { orderId: id })).json()).toEqual({ status: 'declined', code });
      expect(await ledger()).toEqual([]);
    },
  );

  it.each(
    errorCards.filter((card) => card.error?.at === 'threeD').map((card) => [card.number, card.error!.code.slice(-1)]),
  )('%s returns with mdStatus %s and cannot be charged', async (number, mdStatus) => {
    const { id, answer } = await initialize(number);
    expect(valueOf(await challenge(answer.paymentId), 'mdStatus')).toBe(mdStatus);
    expect((await merchant('authorise', { orderId: id })).json()).toMatchObject({ status: 'refused' });
  });

  it('4151111111111112 cannot start 3-D Secure', async () => {
    expect((await initialize('4151111111111112')).answer).toEqual({ status: 'refused', code: 'initializeFailed' });
  });

  it('5406670000000009 pays and cannot be refunded', async () => {
    const { id, answer } = await initialize('5406670000000009');
    await challenge(answer.paymentId);
    await merchant('authorise', { orderId: id });
    expect((await merchant('refund', { orderId: id })).json()).toEqual({ status: 'refused', code: 'refundNotAllowed' });
  });
});
