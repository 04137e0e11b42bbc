import { openBank } from '../testing/open-bank';

const { inject, post, merchant, initialize, challenge, ledger } = openBank();
const books = async () => (await inject('/bank/books.json')).json<{ orders: object[]; ledger: object[] }>();
const put = (payload: object) => inject({ method: 'PUT', url: '/bank/books.json', payload });

it('a bank that takes over books goes on with their orders and knows their captures', async () => {
  const paid = await initialize('4603450000000000');
  await challenge(paid.answer.paymentId);
  await merchant('authorise', { orderId: paid.id });
  const open = await initialize('4603450000000000');
  const kept = await books();
  expect((await put({ orders: [], ledger: [] })).statusCode).toBe(204);
  expect(await ledger()).toEqual([]);
  expect((await put(kept)).statusCode).toBe(204);
  expect(await books()).toEqual(kept);
  await merchant('refund', { orderId: paid.id });
  expect((await ledger()).map(({ kind }) => kind)).toEqual(['capture', 'refund']);
  await challenge(open.answer.paymentId);
  expect((await merchant('authorise', { orderId: open.id })).json()).toEqual({ status: 'captured' });
});

it('books of another shape are refused and change nothing', async () => {
  await initialize('4603450000000000');
  const before = await books();
  expect((await put({ orders: [{}], ledger: [] })).statusCode).toBe(400);
  expect((await post('/bank/books.json', before)).statusCode).toBe(404);
  expect(await books()).toEqual(before);
});
