import { sampleRequests } from '@emsal/insurers/testing/samples';
import { never, openInsurers } from '../testing/open-insurers';

const { clientOf, quote, setSwitch, books } = openInsurers();

describe('the books of the insurers', () => {
  const orderOf = async (firmId: number) => {
    const answer = await quote(firmId);
    const { quoteRef, total } = answer.kind === 'offers' ? answer.offers[0]! : { quoteRef: '', total: 0 };
    return {
      orderId: 'a'.repeat(32),
      quoteRef,
      identityNo: '10000000078',
      reference: '34ABC12',
      startDate: '2026-11-22',
      total,
    };
  };
  const issue = (firmId: number, order: Awaited<ReturnType<typeof orderOf>>, signal = never) =>
    clientOf(firmId).issuePolicy(order, signal);

  it.each([26, 31, 75])('of %i contain one policy for an order sent twice', async (firmId) => {
    const order = await orderOf(firmId);
    const first = await issue(firmId, order);
    const second = await issue(firmId, order);
    expect(first).toEqual(second);
    expect(await books()).toEqual([
      expect.objectContaining({
        firmId,
        orderId: order.orderId,
        total: order.total,
        ordersReceived: 2,
        state: 'active',
        endDate: '2027-11-22',
      }),
    ]);
  });
  it.each([
    [12, 'SHORTTRAFFIC', '2027-01-21'],
    [17, 'GREENCARD', '2026-12-31'],
    [31, 'AUTO', '2027-11-22'],
  ] as const)('of %i end %s on %s', async (firmId, line, endDate) => {
    const request = sampleRequests[line];
    const answer = await quote(firmId, request);
    const { quoteRef, total } = answer.kind === 'offers' ? answer.offers[0]! : { quoteRef: '', total: 0 };
    const { startDate, risk, policyholder } = request;
    const order = { orderId: 'b'.repeat(32), quoteRef, total, startDate, reference: risk.plate };
    await expect(issue(firmId, { ...order, identityNo: policyholder.identityNo })).resolves.toMatchObject({
      policy: { endDate },
    });
  });
  it('reject an order at another price', async () => {
    const order = await orderOf(31);
    await expect(issue(31, { ...order, total: order.total - 1 })).resolves.toMatchObject({
      kind: 'declined',
      code: 'priceChanged',
    });
  });
  it('contain the policy of an order whose answer was lost', async () => {
    setSwitch({ name: 'insurers-order-lost', value: '31', times: null });
    const order = await orderOf(31);
    await expect(issue(31, order, AbortSignal.timeout(150))).rejects.toThrow(/timeout/);
    await expect(clientOf(31).findPolicy(order.orderId, never)).resolves.toMatchObject({ state: 'active' });
  });
});
