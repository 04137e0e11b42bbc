import { idle, nextPhase } from './payment-attempt';
import type { PaymentEvent, PaymentPhase } from './payment-attempt';

const attempt = { key: 'k1', planId: '1', total: 100 };
const card = { ...attempt, cardToken: 'tok_1' };
const submitted = (key: string, planId = '1'): PaymentEvent => ({
  type: 'submitted',
  attempt: { key, planId, total: 100 },
});
const after = (...events: PaymentEvent[]): PaymentPhase => events.reduce(nextPhase, idle);

describe('a payment attempt', () => {
  it('requests a card token, then the challenge, and leaves', () => {
    const steps: PaymentEvent[] = [
      submitted('k1'),
      { type: 'cardTokenReceived', token: 'tok_1' },
      { type: 'challengeReceived' },
    ];
    expect(steps.map((_, index) => after(...steps.slice(0, index + 1)))).toEqual([
      { status: 'awaitingCard', attempt },
      { status: 'starting', attempt: card },
      { status: 'redirecting' },
    ]);
  });

  it('ignores further presses', () => {
    expect(after(submitted('k1'), submitted('k2'))).toEqual({ status: 'awaitingCard', attempt });
    expect(after(submitted('k1'), { type: 'cardTokenReceived', token: 'tok_1' }, submitted('k2'))).toEqual({
      status: 'starting',
      attempt: card,
    });
    expect(
      after(
        submitted('k1'),
        { type: 'cardTokenReceived', token: 'tok_1' },
        { type: 'challengeReceived' },
        submitted('k2'),
      ),
    ).toEqual({
      status: 'redirecting',
    });
  });

  it('ignores an unrequested token', () => {
    expect(after({ type: 'cardTokenReceived', token: 'tok_1' })).toEqual(idle);
  });

  it('stops with the message of the frame or the server', () => {
    expect(after(submitted('k1'), { type: 'cardRefused', message: 'Kartı kontrol edin' })).toEqual({
      status: 'idle',
      problem: { message: 'Kartı kontrol edin' },
    });
    expect(
      after(
        submitted('k1'),
        { type: 'cardTokenReceived', token: 'tok_1' },
        { type: 'refused', message: 'Reddedildi', code: 'x' },
      ),
    ).toEqual({ status: 'idle', problem: { message: 'Reddedildi', code: 'x' } });
  });

  it('is repeated with the same key after no reply, and renewed for another plan', () => {
    const unansweredEvents: PaymentEvent[] = [
      submitted('k1'),
      { type: 'cardTokenReceived', token: 'tok_1' },
      { type: 'noResponse', message: 'Bağlantı yok' },
    ];
    expect(after(...unansweredEvents, submitted('k2'))).toEqual({ status: 'starting', attempt: card });
    expect(after(...unansweredEvents, submitted('k2', '6'))).toEqual({
      status: 'awaitingCard',
      attempt: { key: 'k2', planId: '6', total: 100 },
    });
  });

  it('is reset when the page is restored', () => {
    expect(
      after(
        submitted('k1'),
        { type: 'cardTokenReceived', token: 'tok_1' },
        { type: 'challengeReceived' },
        { type: 'returned' },
      ),
    ).toEqual(idle);
  });
});
