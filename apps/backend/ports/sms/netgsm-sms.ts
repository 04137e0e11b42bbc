/** SMS through Netgsm (REST v2, docs of netgsm.com.tr and its own client @netgsm/sms, read November 2026). */
import { request } from 'undici';
import { z } from 'zod';
import type { Sent, Sms, SmsPort } from '../ports';

export interface NetgsmOptions {
  /** e.g. `https://api.netgsm.com.tr`. */
  url: string;
  user: string;
  password: string;
  /** The approved sender name. */
  header: string;
  /** Milliseconds that the answer may take. */
  deadline?: number;
}

const answer = z.object({ code: z.string(), jobid: z.string().optional() });

/** Never throws; only an invalid number or text is `refused`, because no other provider would send it either. */
export const netgsmSms = (options: NetgsmOptions): SmsPort => ({
  sendSms: async (message) => {
    try {
      const reply = await request(`${options.url}/sms/rest/v2/send`, {
        method: 'POST',
        signal: AbortSignal.timeout(options.deadline ?? 5000),
        headers: { 'content-type': 'application/json', authorization: authorizationOf(options) },
        body: JSON.stringify(bodyOf(message, options)),
      });
      return sentFrom(await reply.body.json());
    } catch {
      return { ok: false, reason: 'unavailable' };
    }
  },
});

const authorizationOf = ({ user, password }: NetgsmOptions): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const bodyOf = ({ to, text, dedupeKey }: Sms, { header }: NetgsmOptions): object => ({
  msgheader: header,
  encoding: 'TR',
  // Not commercial, so the national permission registry (İYS) is not checked.
  iysfilter: '0',
  messages: [{ msg: text, no: to }],
  referansID: dedupeKey,
});

/** Invalid text or number; errors of account, sender name or quota concern this provider only, and another one may send. */
const refusals = new Set(['20', '70']);

function sentFrom(body: unknown): Sent {
  const read = answer.safeParse(body).data;
  if (read?.code === '00' && read.jobid) return { ok: true };
  return { ok: false, reason: read && refusals.has(read.code) ? 'refused' : 'unavailable' };
}
