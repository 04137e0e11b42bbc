/** SMS with failover: the next provider is tried when one is unavailable; a circuit breaker skips a failing one for half a minute. */
import CircuitBreaker from 'opossum';
import type { Sent, SmsPort } from '../ports';

type Message = Parameters<SmsPort['sendSms']>[0];

class Unavailable extends Error {}

const unavailable: Sent = { ok: false, reason: 'unavailable' };

/**
 * A provider whose response was lost may have sent the message; a customer may then get it twice, which is better than not at all.
 * @param providers in the order of preference
 */
export function smsWithFailover(providers: readonly SmsPort[]): SmsPort {
  const breakers = providers.map(breakerOf);
  return {
    sendSms: async (message) => {
      for (const breaker of breakers) {
        const sent = await breaker.fire(message).catch(() => unavailable);
        if (sent.ok || sent.reason === 'refused') return sent;
      }
      return unavailable;
    },
  };
}

/** No breaker timeout: the adapters have their own. */
const breakerOf = (provider: SmsPort): CircuitBreaker<[Message], Sent> =>
  new CircuitBreaker(
    async (message: Message) => {
      const sent = await provider.sendSms(message);
      if (!sent.ok && sent.reason === 'unavailable') throw new Unavailable();
      return sent;
    },
    { timeout: false, volumeThreshold: 3, errorThresholdPercentage: 50, resetTimeout: 30_000 },
  );
