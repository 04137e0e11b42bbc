import { idle, nextPhase } from './payment-attempt';
import type { PaymentEvent, PaymentPhase } from './payment-attempt';

const attempt = { key: 'k1', planId: '1', total: 100 };
const card = { ...attempt, cardToken: 'tok_1' };
const pressed = (key: string, planId = '1'): PaymentEvent => ({
  type: 'pressed',
  attempt: { key, planId, total: 100 },
});
const after = (...events: PaymentEvent[]): PaymentPhase => events.reduce(nextPhase, idle);

describe('one try to pay', () => {
  it('asks the frame for a card, the API for the challenge, and leaves', () => {
    const steps: PaymentEvent[] = [pressed('k1'), { type: 'cardGiven', token: 'tok_1' }, { type: 'challenged' }];
    expect(steps.map((_, index) => after(...steps.slice(0, index + 1)))).toEqual([
      { at: 'askingCard', attempt },
      { at: 'starting', attempt: card },
      { at: 'leaving' },
    ]);
  });

  it('does not change with further presses', () => {
    expect(after(pressed('k1'), pressed('k2'))).toEqual({ at: 'askingCard', attempt });
    expect(after(pressed('k1'), { type: 'cardGiven', token: 'tok_1' }, pressed('k2'))).toEqual({
      at: 'starting',
      attempt: card,
    });
    expect(after(pressed('k1'), { type: 'cardGiven', token: 'tok_1' }, { type: 'challenged' }, pressed('k2'))).toEqual({
      at: 'leaving',
    });
  });

  it('ignores a token that nobody asked for', () => {
    expect(after({ type: 'cardGiven', token: 'tok_1' })).toEqual(idle);
  });

  it('stops with the words of the frame or of the server', () => {
    expect(after(pressed('k1'), { type: 'cardRefused', message: 'Kartı kontrol edin' })).toEqual({
      at: 'idle',
      problem: { message: 'Kartı kontrol edin' },
    });
    expect(
      after(
        pressed('k1'),
        { type: 'cardGiven', token: 'tok_1' },
        { type: 'refused', message: 'Reddedildi', code: 'x' },
      ),
    ).toEqual({ at: 'idle', problem: { message: 'Reddedildi', code: 'x' } });
  });

  it('is repeated under its own key when no answer came, and made anew for another plan', () => {
    const lost: PaymentEvent[] = [
      pressed('k1'),
      { type: 'cardGiven', token: 'tok_1' },
      { type: 'unanswered', message: 'Bağlantı yok' },
    ];
    expect(after(...lost, pressed('k2'))).toEqual({ at: 'starting', attempt: card });
    expect(after(...lost, pressed('k2', '6'))).toEqual({
      at: 'askingCard',
      attempt: { key: 'k2', planId: '6', total: 100 },
    });
  });

  it('is over when the browser brings the page back', () => {
    expect(
      after(pressed('k1'), { type: 'cardGiven', token: 'tok_1' }, { type: 'challenged' }, { type: 'returned' }),
    ).toEqual(idle);
  });
});
