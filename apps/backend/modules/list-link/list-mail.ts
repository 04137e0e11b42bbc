import type { Job } from '../../http/job';
import { decryptText } from '../../personal-data/personal-columns';
import { throwIfUnavailable, sendServiceMail } from '../notification/send-message';
import { listMailText, type MailedList } from './list-mail.texts';

export const listMailJobName = 'list.mail';
export const listMailContext = 'jobs.list_mail';

export interface ListMail extends MailedList {
  /** Encrypted. */
  to: string;
  dedupeKey: string;
}

export const listMailJob: Job<ListMail> = {
  name: listMailJobName,
  handler: async (mail, context) => {
    const text = listMailText(mail, context.config.siteUrl);
    const to = decryptText(mail.to, listMailContext);
    throwIfUnavailable(await sendServiceMail(context, { to, text, dedupeKey: mail.dedupeKey }));
  },
  options: { retryLimit: 8, retryDelaySeconds: 2 },
};
