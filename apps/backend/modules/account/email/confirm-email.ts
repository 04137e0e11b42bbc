/** Whether an address is the customer's: a link that is mailed to it. The link holds customer and address, sealed; it opens nothing else. */
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { secondsAfter } from '../../../clock/clock';
import { randomId } from '../../../db/random-id';
import type { CustomerContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { seal, unseal } from '../../../http/seal';
import type { Services } from '../../../http/services';
import { mailLinkHours } from '../../document/mail-link-hours';
import { sendServiceMail } from '../../notification/send-message';
import { changeProfile, findProfile } from '../information/profile-store';
import { confirmationMail } from './confirm-email.texts';

const refuse = refusalsOf(customerAccountOutcomes);
type Sealing = Pick<Services, 'config' | 'clock'>;
interface Address {
  customerId: string;
  email: string;
}

const keyOf = ({ config: { secretKey } }: Sealing) => ({ secretKey, purpose: 'email' });

export async function sendEmailLink(context: CustomerContext): Promise<null | Refusal> {
  const { db, customerId, config, clock } = context;
  const { email, emailVerifiedAt } = (await findProfile(db, customerId))!;
  if (email === '') return refuse('emailUnknown');
  if (emailVerifiedAt !== null) return refuse('emailConfirmed');
  const token = seal(
    { customerId, email } satisfies Address,
    keyOf(context),
    secondsAfter(clock.now(), mailLinkHours * 3600),
  );
  const text = confirmationMail(`${config.siteUrl}/uyelik/e-posta-onay/${token}`);
  const delivery = await sendServiceMail(context, { to: email, text, dedupeKey: `email-${randomId()}` });
  return delivery === 'sent' ? null : refuse('mailFailed');
}

/** Pressed twice it is confirmed once. A link to an address that the customer has changed since confirms nothing. */
export async function confirmEmail(token: string, context: Pick<Services, 'db'> & Sealing): Promise<null | Refusal> {
  const { db, clock } = context;
  const sent = unseal(token, keyOf(context), clock) as Address | null;
  const profile = sent && (await findProfile(db, sent.customerId));
  if (!profile || profile.email !== sent.email) return refuse('emailLinkOver');
  if (profile.emailVerifiedAt === null) await changeProfile(db, sent.customerId, { emailVerifiedAt: clock.now() });
  return null;
}
