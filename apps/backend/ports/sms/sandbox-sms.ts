/** SMS through the sandbox, which shows them on its telephone page. */
import { request } from 'undici';
import type { Sent, SmsPort } from '../ports';
import { messageDeadline } from '../message-deadline';

/** @param url of the sandbox, e.g. `http://127.0.0.1:4300` */
export const sandboxSms = (url: string): SmsPort => ({
  sendSms: async (message) => {
    try {
      const reply = await request(`${url}/sms/messages`, {
        method: 'POST',
        signal: AbortSignal.timeout(messageDeadline),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
      await reply.body.dump();
      return sentFrom(reply.statusCode);
    } catch {
      return { ok: false, reason: 'unavailable' };
    }
  },
});

/** A 4xx is permanent, except 429. */
function sentFrom(status: number): Sent {
  if (status < 300) return { ok: true };
  return { ok: false, reason: status >= 500 || status === 429 ? 'unavailable' : 'refused' };
}
