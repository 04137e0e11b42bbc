/** The only place that sends mail and SMS (a check holds it): service messages, and others while their consent is given. */
import { mailMarkup, mailText, type MailText } from '../../mail-layout/mail-layout';
import type { Services } from '../../http/services';
import type { Mail, Sent } from '../../ports/ports';
import { contactTypes } from '@emsal/api/permission-channels';
import { announcementsOf, lastConsent, openChannels, type Consent } from '../consent/consent-store';
import { JobFailure } from '../../jobs/job-failure';
import { blindIndex } from '../../personal-data/blind-index';

/** `refused`: the recipient, for good. `notPermitted`: the consent was never given, or taken back. */
export type Delivery = 'sent' | 'refused' | 'unavailable' | 'notPermitted';
type Sender = Pick<Services, 'db' | 'ports' | 'log'>;
interface Message<Text> {
  text: Text;
  /** The provider sends a message once. */
  dedupeKey: string;
}

/** About what the customer asked for or bought: needs no permission, and carries no advertising. */
export async function sendServiceMail(
  { ports, log }: Sender,
  { text, to, attachments, dedupeKey }: Message<MailText> & Pick<Mail, 'to' | 'attachments'>,
): Promise<Delivery> {
  const { subject } = text;
  const files = attachments && { attachments };
  return deliveryOf(
    await ports.mail.sendMail({ to, subject, text: mailText(text), html: mailMarkup(text), ...files, dedupeKey }),
    { log, dedupeKey },
  );
}

/** The same by SMS. @param message.to ten digits */
export const sendServiceSms = async (
  { ports, log }: Sender,
  message: Message<string> & { to: string },
): Promise<Delivery> => deliveryOf(await ports.sms.sendSms(message), { log, dedupeKey: message.dedupeKey });

/** For jobs: to each of these telephones, once also when the job is repeated. The key, which is logged, names none of them. */
export async function sendServiceSmsToAll(
  sender: Sender,
  telephones: readonly string[],
  { text, dedupeKey }: Message<string>,
): Promise<void> {
  for (const to of telephones) {
    const key = `${dedupeKey}-${blindIndex('telephone', to).slice(0, 12)}`;
    throwIfUnavailable(await sendServiceSms(sender, { to, text, dedupeKey: key }));
  }
}

/** Everything else: to the telephone that the visit's newest consent of this kind names. */
export async function sendPermittedSms(
  sender: Sender,
  { visitId, kind }: Pick<Consent, 'kind'> & { visitId: string },
  message: Message<string>,
): Promise<Delivery> {
  const consent = await lastConsent(sender.db, { visitId, kind });
  if (!consent?.isGiven || !consent.contact) return 'notPermitted';
  return sendServiceSms(sender, { ...message, to: consent.contact });
}

/** The same by mail, while the customer permits such mails. */
export async function sendPermittedMail(
  sender: Sender,
  customerId: string,
  message: Message<MailText> & { to: string },
): Promise<Delivery> {
  const permissions = openChannels(await announcementsOf(sender.db, customerId));
  return permissions.has(contactTypes.email) ? sendServiceMail(sender, message) : 'notPermitted';
}

function deliveryOf(sent: Sent, { log, dedupeKey }: Pick<Sender, 'log'> & { dedupeKey: string }): Delivery {
  if (sent.ok) return 'sent';
  if (sent.reason === 'refused') log.warn({ dedupeKey }, 'notification: the provider refused the recipient');
  return sent.reason;
}

/** For jobs: an unavailable provider is retried by throwing; a refused recipient is final. */
export function throwIfUnavailable(delivery: Delivery): void {
  if (delivery === 'unavailable') throw new JobFailure('providerAway', 'the provider is not available');
}
