/** `DownloadQuotePdf`: the document is rendered once per offer and language, and downloaded with a one-time grant. */
import { documentUrl } from '@emsal/api/document-routes';
import type { ParsedOf } from '@emsal/api/calls/table';
import { offerExtraOutcomes } from '@emsal/api/outcomes/change-offer';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import { beginsAt, coverHour } from '@emsal/lines/facts/cover-hour';
import { findInsurer } from '@emsal/insurers/registry';
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { labelsOf, summaryOf } from '@emsal/risks/risk';
import { ownerIn } from '../../../customers/owner';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../http/context';
import { refusalsOf, type Refusal } from '../../../http/refusal';
import { readPerson } from '../../visit-person/visit-person-store';
import { addDocument, findDocumentOf } from '../../document/document-store';
import { grantDownload } from '../../document/grants';
import { makeShortLink } from '../../visit/short-link';
import { assumptionsOf } from '../assumptions/assumptions';
import { requireOwnQuote } from '../choosing/choose-offer';
import { findSealedOffer } from '../choosing/offer-source';
import { userInformation } from '../listing/user-information';
import type { QuoteRow } from '../offer-store';
import { requestOfOffer } from '../options/with-change';
import type { StoredOffer } from '../stored-offer';
import { quotePdf } from './quote-pdf';
import type { QuoteLanguage } from '../assumptions/quote-language';

const refuse = refusalsOf({ ...offerExtraOutcomes, ...chooseOfferOutcomes });
const turkish: QuoteLanguage = 'tr';

interface QuotePdfInput {
  quote: QuoteRow;
  offer: StoredOffer;
  language: QuoteLanguage;
}

export async function downloadQuotePdf(
  { quoteHeaderId, productId, language }: ParsedOf<'POST quoterequestapi/offer/DownloadQuotePdf'>,
  context: VisitContext,
): Promise<{ url: string } | Refusal> {
  const quote = await requireOwnQuote(context, quoteHeaderId);
  const offer = await findSealedOffer(context, quote, productId);
  if (!offer) return refuse('offerGone');
  if (!offer.documents.includes('quotePdf')) return refuse('pdfUnavailable');
  if (language !== turkish && !offer.documents.includes('multilingualQrPdf')) return refuse('languageUnavailable');
  const documentId = await findOrCreateDocument(context, { quote, offer, language });
  return { url: documentUrl('download', { token: await grantDownload(context, documentId, context.visitor.id) }) };
}

/** The name is masked until the one-time code is verified, so verification makes another document. */
async function findOrCreateDocument(context: VisitContext, input: QuotePdfInput): Promise<string> {
  const { db, visit, clock, visitor } = context;
  const subjectId = [input.offer.id, input.language, visit.isVerified ? 'proven' : 'masked'].join('-');
  const known = await findDocumentOf(db, subjectId);
  if (known) return known.id;
  const content = await renderContent(context, input);
  await addDocument(db, {
    id: randomId(),
    visitorId: visitor.id,
    visitId: visit.id,
    ...ownerIn(input.quote),
    subjectId,
    kind: 'quote',
    name: `Teklif ${input.quote.offerNo}`,
    content,
    createdAt: clock.now(),
  });
  return (await findDocumentOf(db, subjectId))!.id;
}

async function renderContent(context: VisitContext, { quote, offer, language }: QuotePdfInput): Promise<Buffer> {
  const { db, visit, clock, config } = context;
  const owner = userInformation({ isVerified: visit.isVerified, person: await readPerson(db, visit.id) }, quote);
  const { risk } = readQuoteRequest(quote.request);
  const hasQr = offer.documents.includes('multilingualQrPdf');
  return quotePdf({
    language,
    offerNo: quote.offerNo,
    firmName: findInsurer(offer.firmId)?.name ?? '',
    productName: offer.productName,
    insured: owner.displayName,
    thing: { label: labelsOf(risk, language).heading, value: summaryOf(risk, language) },
    chassisNo: visit.isVerified ? String(visit.answers['vehicleChassisNo'] ?? '') : '',
    startDate: owner.startDate,
    hour: 'trip' in owner || beginsAt(owner.startDate, clock.now()) !== coverHour ? '' : coverHour,
    validUntil: new Date(offer.validUntil),
    assurances: offer.assurances,
    assumptions: assumptionsOf(requestOfOffer(quote.request, offer), offer, language),
    breakdown: offer,
    seal: offer.seal,
    qrUrl: hasQr ? `${config.siteUrl}/form/devam?kod=${encodeURIComponent(makeShortLink(context))}` : null,
    createdAt: clock.now(),
  });
}
