/** A nodemailer transport that delivers to the sandbox's mailbox. */
import type { Transport } from 'nodemailer';
import { request } from 'undici';
import { messageDeadline } from '../message-deadline';
import type { RecipientRefusal } from './recipient-refusal';

/** As a server of SMTP refuses a recipient for good. */
class Refused extends Error implements RecipientRefusal {
  readonly command = 'RCPT TO';
  readonly responseCode = 550;
}

export const sandboxMailbox = (url: string): Transport<{ messageId: string }> => ({
  name: 'sandbox',
  version: '1',
  send: (mail, done) => {
    mail.normalize((error, data) => {
      if (error || !data) return done(error ?? new Error('mail without content'), { messageId: '' });
      deliver(url, wireOf(data)).then(
        () => done(null, { messageId: String(data.messageId) }),
        (failure: Error) => done(failure, { messageId: '' }),
      );
    });
  },
});

interface Normalized {
  from?: unknown;
  to?: unknown;
  subject?: string;
  text?: unknown;
  html?: unknown;
  headers?: unknown;
  attachments?: { filename?: string | false; contentType?: string; content?: unknown }[];
}

function addressOf(value: unknown): string {
  if (Array.isArray(value)) return addressOf(value[0]);
  return String(typeof value === 'object' && value ? (value as { address?: string }).address : value);
}

const wireOf = ({ from, to, subject, text, html, headers, attachments = [] }: Normalized): object => ({
  dedupeKey: (headers as Record<string, string>)['x-dedupe-key'],
  from: addressOf(from),
  to: addressOf(to),
  subject,
  text,
  html,
  attachments: attachments.map(({ filename, contentType, content }) => ({
    filename: filename || 'ek',
    contentType,
    content: Buffer.isBuffer(content) ? content.toString('base64') : String(content),
  })),
});

async function deliver(url: string, body: object): Promise<void> {
  const reply = await request(`${url}/mail/messages`, {
    method: 'POST',
    signal: AbortSignal.timeout(messageDeadline),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.body.dump();
  if (reply.statusCode >= 500) throw new Error(`mail provider answered ${reply.statusCode}`);
  if (reply.statusCode >= 400) throw new Refused(`mail provider answered ${reply.statusCode}`);
}
