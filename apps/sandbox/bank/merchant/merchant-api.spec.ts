import { openBank, orderId } from '../testing/open-bank';

const { post, merchant, initialize, challenge, ledger } = openBank();

describe('the merchant API', () => {
  it('is refused without its key', async () => {
    expect((await post('/bank/merchant/refund', { orderId: orderId(1) })).statusCode).toBe(401);
  });

  it('declines with the code that a switch names', async () => {
    const { id, answer } = await initialize('4603450000000000');
    await challenge(answer.paymentId);
    await post('/switches', { name: 'bank-decline', value: '10093', times: 1 });
    expect((await merchant('authorise', { orderId: id })).json()).toEqual({ status: 'declined', code: '10093' });
  });

  it('charges twice for two authorisations: the bank does not deduplicate', async () => {
    const { id, answer } = await initialize('4603450000000000');
    await challenge(answer.paymentId);
    await merchant('authorise', { orderId: id });
    await merchant('authorise', { orderId: id });
    expect(await ledger()).toHaveLength(2);
  });

  it('refunds a capture once, and closes an order without one', async () => {
    const { id, answer } = await initialize('4603450000000000');
    await challenge(answer.paymentId);
    await merchant('authorise', { orderId: id });
    await merchant('refund', { orderId: id });
    await merchant('refund', { orderId: id });
    expect((await ledger()).map((entry) => entry.kind)).toEqual(['capture', 'refund']);
    const open = await initialize('4603450000000000');
    await challenge(open.answer.paymentId);
    await merchant('refund', { orderId: open.id });
    expect((await merchant('authorise', { orderId: open.id })).json()).toMatchObject({ status: 'refused' });
  });
});
