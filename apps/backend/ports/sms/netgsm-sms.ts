/** SMS through Netgsm (REST v2, docs of netgsm.com.tr and its own client @netgsm/sms, read November 2026). */
import { request } from 'undici';
import { z } from 'zod';
import type { Sent, SmsPort } from '../ports';

export interface NetgsmOptions {
  /** e.g. `https://api.netgsm.com.tr`. */
  url: string;
  user: string;
  password: string;
  /** The sender's name that Netgsm approved. */
  header: string;
  /** Milliseconds that the answer may take. */
  deadline?: number;
}

const answer = z.object({ code: z.string(), jobid: z.string().optional() });

/** Never throws; only a wrong number or text is `refused`, because then no other provider would send it either. */
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
        // iysfilter 0: no advertisement, so the register of permissions is not asked.
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

/** Text or number are wrong with every provider; a wrong account, name or limit is ours to mend, and another provider may send. */
const refusals = new Set(['20', '70']);

function sentFrom(body: unknown): Sent {
  const read = answer.safeParse(body).data;
  if (read?.code === '00' && read.jobid) return { ok: true };
  return { ok: false, reason: read && refusals.has(read.code) ? 'refused' : 'unavailable' };
}
