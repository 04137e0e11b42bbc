/** Received mails, newest last, in memory only. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

export const incomingMail = z.object({
  dedupeKey: z.string().min(1).max(200),
  from: z.string().max(320),
  to: z.string().max(320),
  subject: z.string().max(300),
  text: z.string().max(200_000),
  html: z.string().max(500_000),
  attachments: z
    .array(z.object({ filename: z.string().max(200), contentType: z.string().max(100), content: z.base64() }))
    .max(10),
});
export type IncomingMail = z.infer<typeof incomingMail>;
export type ReceivedMail = IncomingMail & { id: string; receivedAt: string };

export interface MailStore {
  /** The same dedupe key stores one mail and returns its id again. */
  add(mail: IncomingMail, at: Date): ReceivedMail;
  byId(id: string): ReceivedMail | undefined;
  /** Newest first; for one address if given. */
  list(to?: string): ReceivedMail[];
}

export function createMailStore(): MailStore {
  const mails = new Map<string, ReceivedMail>();
  return {
    add: (mail, at) => {
      const received = mails.get(mail.dedupeKey) ?? { ...mail, id: randomUUID(), receivedAt: at.toISOString() };
      mails.set(mail.dedupeKey, received);
      return received;
    },
    byId: (id) => [...mails.values()].find((mail) => mail.id === id),
    list: (to) => [...mails.values()].filter((mail) => !to || mail.to === to).reverse(),
  };
}
