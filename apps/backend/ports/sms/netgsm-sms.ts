/** SMS through Netgsm (REST v2, docs of netgsm.com.tr and its own client @netgsm/sms, read November 2026). */
import { request } from 'undici';
import { z } from 'zod';
import type { Sent, SmsPort } from '../ports';

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
export const netgsmSms = ({ url, user, password, header, deadline = 5000 }: NetgsmOptions): SmsPort => ({
  sendSms: async ({ to, text, dedupeKey }) => {
    try {
      const reply = await request(`${url}/sms/rest/v2/send`, {
        method: 'POST',
        signal: AbortSignal.timeout(deadline),
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        },
        // iysfilter 0: not commercial, so the national permission registry (İYS) is not checked.
        body: JSON.stringify({
          msgheader: header,
          encoding: 'TR',
          iysfilter: '0',
          messages: [{ msg: text, no: to }],
          referansID: dedupeKey,
        }),
      });
      return sentFrom(await reply.body.json());
    } catch {
      return { ok: false, reason: 'unavailable' };
    }
  },
});

/** Invalid text or number; errors of account, sender name or quota concern this provider only, and another one may send. */
const refusals = new Set(['20', '70']);

function sentFrom(body: unknown): Sent {
  const read = answer.safeParse(body).data;
  if (read?.code === '00' && read.jobid) return { ok: true };
  return { ok: false, reason: read && refusals.has(read.code) ? 'refused' : 'unavailable' };
}
