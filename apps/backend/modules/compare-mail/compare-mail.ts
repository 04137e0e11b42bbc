/** Mails the compared offers to the customer (funnel 7.1, SendQuoteCompareMail). */
import type { ParsedOf } from '@emsal/api/calls/table';
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { email as emailRule } from '@emsal/validation/email/email';
import type { VisitContext } from '../../http/context';
import { pickCalls } from '../../http/handlers';
import { plainHash } from '../../personal-data/keyed-hash';
import { defineModule } from '../../http/module';
import { ProtocolError } from '../../http/protocol-error';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { Job } from '../../http/job';
import { quoteOfVisit } from '../offer/listing/offer-list';
import type { ShownOffer } from '../offer/listing/shown-offers';
import { shownList } from '../offer/listing/shown-list';
import { throwIfUnavailable, sendServiceMail } from '../notification/send-message';
import { decryptText, encryptText } from '../../personal-data/personal-columns';
import { compareMail } from './compare-mail.texts';

interface MailData {
  /** Encrypted. */
  to: string;
  line: LineId;
  /** As they were at the time of the request. */
  offers: ShownOffer[];
  dedupeKey: string;
}
const jobName = 'compare.mail';
const recipientContext = 'jobs.compare_mail';
const refuse = refusalsOf(sharedStepOutcomes);

async function enqueueMail(
  { email, quoteHeaderId, productIds }: ParsedOf<'POST quoterequestapi/sharedstep/SendQuoteCompareMail'>,
  context: VisitContext,
): Promise<null | Refusal> {
  const address = emailRule(email);
  if (!address.ok) throw new ProtocolError('badBody', { fields: { email: address.message } });
  if (!context.visit.isVerified) return refuse('verifyFirst');
  const quote = await quoteOfVisit(context);
  const offers = (await shownList(context, quote)).offers.filter(({ productId }) => productIds.includes(productId));
  // A changed offer carries the quote request of its change.
  const isOfThese = offers.some((offer) => offer.quoteHeaderId === quoteHeaderId);
  if (!isOfThese || offers.length !== new Set(productIds).size) return refuse('comparedOfferGone');
  // The key names the offers by id: a changed offer has a new id, so the mail with its new price is sent.
  const ids = offers.map(({ id }) => id).toSorted();
  const dedupeKey = `compare-${plainHash([address.value, ...ids].join()).slice(0, 22)}`;
  await context.jobs.send(jobName, {
    to: encryptText(address.value, recipientContext),
    line: context.visit.line,
    offers,
    dedupeKey,
  } satisfies MailData);
  return null;
}

const mailJob: Job<MailData> = {
  name: jobName,
  handler: async ({ to: encrypted, line, offers, dedupeKey }, context) => {
    const text = compareMail({ line, offers, siteUrl: context.config.siteUrl });
    const to = decryptText(encrypted, recipientContext);
    throwIfUnavailable(await sendServiceMail(context, { to, text, dedupeKey }));
  },
  options: { retryLimit: 8, retryDelaySeconds: 2 },
};

export const compareMailModule = defineModule({
  name: 'compare-mail',
  calls: pickCalls(sharedStepCalls, ['POST quoterequestapi/sharedstep/SendQuoteCompareMail']),
  handlers: { 'POST quoterequestapi/sharedstep/SendQuoteCompareMail': enqueueMail },
  jobs: [mailJob as Job],
});
