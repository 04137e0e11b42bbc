/** Mail through nodemailer: SMTP, or the sandbox's mailbox over HTTP. */
import { email } from '@emsal/validation/email/email';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type Transport from 'nodemailer/lib/smtp-transport';
import type { Mail, MailPort, Sent } from '../ports';
import { messageDeadline } from '../message-deadline';
import type { RecipientRefusal } from './recipient-refusal';
import { sandboxMailbox } from './sandbox-mailbox';

export interface MailerOptions {
  /** `smtp://…` or `smtps://…` for a server, `http://…` for the sandbox. */
  url: string;
  /** e.g. `Emsal <bilgi@emsal.example>`. */
  from: string;
  /** Timeout in milliseconds of each step of the SMTP dialogue. */
  deadline?: number;
}

/** `sendMail` never throws: an invalid address and a recipient whom the server answers with 5yz are `refused`, all other failures `unavailable`. */
export function mailer(options: MailerOptions): MailPort {
  const transport = transportTo(options);
  return {
    sendMail: async (mail) => {
      const to = email(mail.to); // CR/LF in an address would allow header injection
      if (!to.ok) return { ok: false, reason: 'refused' };
      try {
        await transport.sendMail(envelopeOf({ ...mail, to: to.value }, options.from));
        return { ok: true };
      } catch (error) {
        return refusalOf(error);
      }
    },
  };
}

const transportTo = ({ url, deadline = messageDeadline }: MailerOptions) =>
  url.startsWith('http')
    ? nodemailer.createTransport(sandboxMailbox(url))
    : nodemailer.createTransport({
        url,
        connectionTimeout: deadline,
        greetingTimeout: deadline,
        socketTimeout: 2 * deadline,
      } as Transport.Options);

const envelopeOf = ({ to, subject, text, html, attachments = [], dedupeKey }: Mail, from: string): SendMailOptions => ({
  from,
  to,
  subject,
  text,
  html,
  messageId: `<${dedupeKey}@${from.match(/@([^>]+)/)?.[1] ?? 'localhost'}>`,
  headers: { 'x-dedupe-key': dedupeKey },
  attachments: attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(content),
  })),
});

/** A 5yz to RCPT is about the recipient. To the greeting, our login or our sender it is ours to mend, and the mail is sent afterwards. */
function refusalOf(error: unknown): Sent {
  const { command, responseCode = 0 } = error as RecipientRefusal;
  const isRefused = command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
  return { ok: false, reason: isRefused ? 'refused' : 'unavailable' };
}
