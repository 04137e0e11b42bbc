import { openBank, valueOf } from '../testing/open-bank';

const { inject, form, initialize, challenge, posted } = openBank();

describe('3-D Secure', () => {
  it.each([
    ['reject', 'decline', 'failure'],
    ['cancel', 'cancel', 'cancelled'],
  ])('the customer can %s', async (_word, answer, status) => {
    const { answer: order } = await initialize('4603450000000000');
    const page = await challenge(order.paymentId, answer);
    expect([valueOf(page, 'status'), valueOf(page, 'mdStatus')]).toEqual([status, '0']);
  });

  it('allows another attempt after a wrong code and fails after the third', async () => {
    const { answer: order } = await initialize('4603450000000000');
    const wrong = () => posted('/bank/three-d/answer', { paymentId: order.paymentId, code: 'x', answer: 'approve' });
    expect(await wrong()).toContain('Kod hatalı');
    await wrong();
    expect(valueOf(await wrong(), 'mdStatus')).toBe('0');
  });

  it('answers 404 for an unknown payment', async () => {
    for (const url of ['/bank/three-d', '/bank/three-d/answer'])
      expect((await form(url, { paymentId: 'unknown' })).statusCode).toBe(404);
    expect((await inject('/bank/three-d?paymentId=unknown')).statusCode).toBe(404);
    expect((await inject('/bank/three-d')).statusCode).toBe(404);
  });

  it('also returns by a button, for browsers without JavaScript', async () => {
    const { answer: order } = await initialize('4603450000000000');
    expect(await challenge(order.paymentId)).toMatch(
      /<form id="return" method="post" action="http:\/\/localhost:4200\/api\/back"[^]*<button class="act">Siteye dön/,
    );
  });
});
