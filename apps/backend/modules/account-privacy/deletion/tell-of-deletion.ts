import type { TelephoneRow } from '../../../customers/customer-store';
import type { CustomerContext } from '../../../http/context';
import { sendServiceMail, sendServiceSms } from '../../notification/send-message';
import { deletionMail, deletionSms } from './deletion-messages.texts';

export interface Told {
  /** Empty without an address. */
  email: string;
  telephones: readonly TelephoneRow[];
}

/** Everybody whom the account knew, so that its owner can object. Nothing is stored of them any more, so that nothing is sent again. */
export async function tellOfDeletion({ email, telephones }: Told, context: CustomerContext): Promise<void> {
  const { customerId, config } = context;
  const key = `account-deleted-${customerId}`;
  for (const { telephone: to, telephoneKey } of telephones)
    await sendServiceSms(context, { to, text: deletionSms(), dedupeKey: `${key}-${telephoneKey}` });
  if (email !== '')
    await sendServiceMail(context, { to: email, text: deletionMail(`${config.siteUrl}/uyelik`), dedupeKey: key });
}
