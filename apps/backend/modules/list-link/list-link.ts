/** A link to the whole offer list, to share, to mail and to come back to (decision 067). */
import { listLinkCalls } from '@emsal/api/calls/list-link';
import { listLinkOutcomes } from '@emsal/api/outcomes/list-link';
import { email as emailRule } from '@emsal/validation/email/email';
import type { VisitContext } from '../../http/context';
import type { Job } from '../../http/job';
import { defineModule } from '../../http/module';
import { ProtocolError } from '../../http/protocol-error';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { plainHash } from '../../personal-data/keyed-hash';
import { encryptText } from '../../personal-data/personal-columns';
import { quoteOfVisit } from '../offer/listing/offer-list';
import { shownList } from '../offer/listing/shown-list';
import type { ShownOffer } from '../offer/listing/shown-offers';
import { inRecommendedOrder, openLinkedList } from './linked-list';
import { listMailContext, listMailJob, listMailJobName, type ListMail } from './list-mail';
import type { MailedOffer } from './list-mail.texts';
import { listEnd, listPath, sealList } from './list-token';

const refuse = refusalsOf(listLinkOutcomes);

interface OwnLink {
  path: string;
  expiresAt: string;
  offers: ShownOffer[];
}

/** Null when no offer of the latest list can be bought any more. */
async function linkOf(context: VisitContext): Promise<OwnLink | null> {
  const quote = await quoteOfVisit(context);
  const { offers } = await shownList(context, quote);
  const expiresAt = listEnd(offers);
  return expiresAt === null ? null : { path: listPath(sealList(quote.id, expiresAt, context)), expiresAt, offers };
}

async function createLink(context: VisitContext) {
  const link = await linkOf(context);
  return link ? { ...link, offers: link.offers.length } : refuse('noValidOffer');
}

const mailed = ({ firmName, cacheAmountWithDiscount, maxInstalments, validUntil }: ShownOffer): MailedOffer => ({
  firmName,
  cacheAmountWithDiscount,
  maxInstalments,
  validUntil,
});

async function enqueueMail(email: string, context: VisitContext): Promise<null | Refusal> {
  const address = emailRule(email);
  if (!address.ok) throw new ProtocolError('badBody', { fields: { email: address.message } });
  const { visit, jobs } = context;
  if (!visit.isVerified) return refuse('verifyFirst');
  const link = await linkOf(context);
  if (!link) return refuse('noValidOffer');
  const { path, expiresAt } = link;
  const offers = inRecommendedOrder(link.offers, visit.line).filter(({ isSaleExpired }) => !isSaleExpired);
  const ids = offers.map(({ id }) => id).toSorted();
  await jobs.send(listMailJobName, {
    to: encryptText(address.value, listMailContext),
    line: visit.line,
    offers: offers.map(mailed),
    people: offers[0]?.pricedPeople?.count,
    path,
    expiresAt,
    dedupeKey: `list-${plainHash([address.value, ...ids].join()).slice(0, 22)}`,
  } satisfies ListMail);
  return null;
}

export const listLinkModule = defineModule({
  name: 'list-link',
  calls: listLinkCalls,
  handlers: {
    'GET quoterequestapi/listlink/create/{visitId}': (_input, context) => createLink(context),
    'GET quoterequestapi/listlink/open/{token}': ({ token }, context) => openLinkedList(token, context),
    'POST quoterequestapi/listlink/mail': ({ email }, context) => enqueueMail(email, context),
  },
  jobs: [listMailJob as Job],
});
