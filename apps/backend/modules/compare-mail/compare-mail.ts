/** Mails the offers that a customer compares (funnel 7.1, SendQuoteCompareMail). */
import type { ParsedOf } from '@emsal/api/calls/table';
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { email as emailRule } from '@emsal/validation/email/email';
import type { VisitContext } from '../../frame/context';
import { pickCalls } from '../../frame/handlers';
import { plainHash } from '../../frame/keyed-hash';
import { defineModule } from '../../frame/module';
import { ProtocolError } from '../../frame/protocol-error';
import { refusalsOf, type Refusal } from '../../frame/refusal';
import type { Job } from '../../jobs/jobs';
import { quoteOfVisit } from '../offer/listing/offer-list';
import type { ShownOffer } from '../offer/listing/offers-of';
import { shownList } from '../offer/listing/shown-list';
import { mailMarkup, mailText } from '../../mail-layout/mail-layout';
import { compareMail } from './compare-mail-text';

interface MailData {
  to: string;
  line: LineId;
  /** As they were when the customer asked. */
  offers: ShownOffer[];
  dedupeKey: string;
}
const jobName = 'compare.mail';
const refuse = refusalsOf(sharedStepOutcomes);

async function ask(
  { email, quoteHeaderId, productIds }: ParsedOf<'POST quoterequestapi/sharedstep/SendQuoteCompareMail'>,
  context: VisitContext,
): Promise<null | Refusal> {
  const address = emailRule(email);
  if (!address.ok) throw new ProtocolError('badBody', { fields: { email: address.message } });
  if (!context.visit.isVerified) return refuse('verifyFirst');
  const quote = await quoteOfVisit(context);
  const offers = (await shownList(context, quote)).offers.filter(({ productId }) => productIds.includes(productId));
  // A changed offer stands in the list under the request of its change.
  const isOfThese = offers.some((offer) => offer.quoteHeaderId === quoteHeaderId);
  if (!isOfThese || offers.length !== new Set(productIds).size) return refuse('comparedOfferGone');
  // By the offers themselves: a changed one has another id, and the mail with its new price is another mail.
  const ids = offers.map(({ id }) => id).toSorted();
  const dedupeKey = `compare-${plainHash([address.value, ...ids].join()).slice(0, 22)}`;
  await context.jobs.send(jobName, {
    to: address.value,
    line: context.visit.line,
    offers,
    dedupeKey,
  } satisfies MailData);
  return null;
}

const mailJob: Job<MailData> = {
  name: jobName,
  handler: async ({ to, line, offers, dedupeKey }, { ports, config, log }) => {
    const text = compareMail({ line, offers, siteUrl: config.siteUrl });
    const sent = await ports.mail.sendMail({
      to,
      subject: text.subject,
      text: mailText(text),
      html: mailMarkup(text),
      dedupeKey,
    });
    if (!sent.ok && sent.reason === 'unavailable') throw new Error('the mail provider is not available');
    if (!sent.ok) log.warn('compare mail: the provider refused the recipient');
  },
  options: { retryLimit: 8, retryDelay: 2 },
};

export const compareMailModule = defineModule({
  name: 'compare-mail',
  calls: pickCalls(sharedStepCalls, ['POST quoterequestapi/sharedstep/SendQuoteCompareMail']),
  handlers: { 'POST quoterequestapi/sharedstep/SendQuoteCompareMail': ask },
  jobs: [mailJob as Job],
});
