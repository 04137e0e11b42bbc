/** `DownloadQuotePdf`: the document is made once per offer and language, and fetched by a grant that opens once. */
import { createHash } from 'node:crypto';
import type { ParsedOf } from '@emsal/api/calls/table';
import { offerExtraOutcomes } from '@emsal/api/outcomes/change-offer';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import { findInsurer } from '@emsal/insurers/registry';
import { randomId } from '../../../db/random-id';
import type { VisitContext } from '../../../frame/context';
import { refusalsOf, type Refusal } from '../../../frame/refusal';
import { readPerson } from '../../customer/customer-store';
import { addDocument, findDocumentOf } from '../../document/document-store';
import { grantDownload } from '../../document/grants';
import { makeShortLink } from '../../visit/short-link';
import { assumptionsOf } from '../choosing/assumptions';
import { ownQuote } from '../choosing/choose-offer';
import { sealedOffer } from '../choosing/offer-source';
import { userInformation } from '../listing/user-information';
import type { QuoteRow } from '../offer-store';
import type { StoredOffer } from '../stored-offer';
import { quotePdf } from './quote-pdf';
import type { QuoteLanguage } from './quote-pdf.texts';

const refuse = refusalsOf({ ...offerExtraOutcomes, ...chooseOfferOutcomes });
const inTurkish: QuoteLanguage = 'tr';

interface Wanted {
  quote: QuoteRow;
  offer: StoredOffer;
  language: QuoteLanguage;
}

export async function downloadQuotePdf(
  { quoteHeaderId, productId, language }: ParsedOf<'POST quoterequestapi/offer/DownloadQuotePdf'>,
  context: VisitContext,
): Promise<{ url: string } | Refusal> {
  const quote = await ownQuote(context, quoteHeaderId);
  const offer = await sealedOffer(context, quote, productId);
  if (!offer) return refuse('offerGone');
  if (!offer.documents.includes('quotePdf')) return refuse('pdfUnavailable');
  if (language !== inTurkish && !offer.documents.includes('multilingualQrPdf')) return refuse('languageUnavailable');
  const documentId = await documentOf(context, { quote, offer, language });
  return { url: `/api/document/download/${await grantDownload(context, documentId, context.visitor.id)}` };
}

/** The name is masked until the one-time code, so a proof makes another document. */
async function documentOf(context: VisitContext, wanted: Wanted): Promise<string> {
  const { db, visit, clock, visitor } = context;
  const subjectId = [wanted.offer.id, wanted.language, visit.isVerified ? 'proven' : 'masked'].join('-');
  const known = await findDocumentOf(db, subjectId);
  if (known) return known.id;
  const content = await drawn(context, wanted);
  await addDocument(db, {
    id: randomId(),
    visitorId: visitor.id,
    subjectId,
    kind: 'quote',
    name: `Teklif ${wanted.quote.offerNo}`,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    createdAt: clock.now(),
  });
  return (await findDocumentOf(db, subjectId))!.id;
}

async function drawn(context: VisitContext, { quote, offer, language }: Wanted): Promise<Buffer> {
  const { db, visit, clock, config } = context;
  const owner = userInformation({ ...visit, person: await readPerson(db, visit.id) }, quote);
  const hasQr = offer.documents.includes('multilingualQrPdf');
  return quotePdf({
    language,
    offerNo: quote.offerNo,
    firmName: findInsurer(offer.firmId)?.name ?? '',
    productName: offer.productName,
    insured: owner.displayName,
    vehicle: [owner.licensePlateNo, owner.vehicle].filter(Boolean).join(' · '),
    startDate: quote.request.startDate,
    validUntil: new Date(offer.validUntil),
    assurances: offer.assurances,
    assumptions: assumptionsOf(quote.request, offer),
    breakdown: offer,
    seal: offer.seal,
    qrUrl: hasQr ? `${config.siteUrl}/form/devam?kod=${encodeURIComponent(makeShortLink(context))}` : null,
    createdAt: clock.now(),
  });
}
