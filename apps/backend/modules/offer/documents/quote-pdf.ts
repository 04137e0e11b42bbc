/** A quote as PDF: insurer, premium, covers, assumptions and a QR code that opens the offer. Rendered from the stored offer alone. */
import { brand } from '@emsal/brand/brand';
import { contentWidth, ink, left, pageWidth, renderPdf } from '../../document/pdf-page';
import { priceTable, table, type Pdf, type Row } from '../../document/pdf-table';
import { dayText } from '../../../formats/day-text';
import { policyPdfTexts } from '../../document/policy-pdf/policy-pdf.texts';
import { drawQr } from '../../document/draw-qr';
import type { StoredOffer } from '../stored-offer';
import { formatAmount } from '../assumptions/quote-format';
import type { QuoteLanguage } from '../assumptions/quote-language';
import { quotePdfTexts, type QuotePdfTexts } from './quote-pdf.texts';
import { translatedCovers, translatedPrice, type OfferPrice } from './translate-quote';

export interface QuoteFacts {
  language: QuoteLanguage;
  offerNo: string;
  firmName: string;
  productName: string;
  /** Masked until the one-time code is verified. */
  insured: string;
  /** What is insured, with the name of its kind: `Araç`, `Konut`. */
  thing: { label: string; value: string };
  /** Empty where the form asks for none. */
  chassisNo: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  /** When cover begins on that day; empty for whole days, and where it begins with the purchase. */
  hour: string;
  validUntil: Date;
  assurances: StoredOffer['assurances'];
  /** In the quote's language. */
  assumptions: readonly { label: string; value: string }[];
  breakdown: OfferPrice;
  /** For machines: not shown. */
  seal: string;
  /** Target of the QR code; null where the insurer has no such document. */
  qrUrl: string | null;
  createdAt: Date;
}

export function quotePdf(facts: QuoteFacts): Promise<Buffer> {
  const texts = quotePdfTexts[facts.language];
  return renderPdf(
    {
      title: `${texts.title} ${facts.offerNo}`,
      author: facts.firmName,
      footer: policyPdfTexts.footer(brand.legalName, brand.phones.sales),
      createdAt: facts.createdAt,
      name: facts.insured,
      keywords: facts.seal,
    },
    (pdf) => {
      heading(pdf, facts, texts);
      table(pdf, texts.offer, offerRows(facts, texts));
      const money = (kurus: number): string => formatAmount(kurus, facts.language);
      priceTable(pdf, translatedPrice(facts.breakdown, facts.language), { ...texts, money });
      table(pdf, texts.cover, translatedCovers(facts.assurances, facts.language));
      table(
        pdf,
        texts.assumptions,
        facts.assumptions.map(({ label, value }) => [label, value]),
      );
      pdf.font('regular').fontSize(8).fillColor(ink.muted);
      pdf.moveDown(0.6).text(texts.note, left, pdf.y, { width: contentWidth, lineGap: 2 });
    },
  );
}

function heading(pdf: Pdf, { firmName, qrUrl }: QuoteFacts, texts: QuotePdfTexts): void {
  const top = pdf.y;
  const width = qrUrl === null ? contentWidth : contentWidth - qrSize - 16;
  drawMark(pdf, top);
  pdf
    .font('bold')
    .fontSize(11)
    .fillColor(ink.text)
    .text(brand.name, left + markWidth + 6, top, { width });
  pdf.x = left;
  pdf.moveDown(0.6).font('bold').fontSize(16).fillColor(ink.text).text(firmName, { width });
  pdf.font('regular').fontSize(11).fillColor(ink.muted).text(texts.title, { width });
  if (qrUrl !== null) drawOfferQr(pdf, { url: qrUrl, top, caption: texts.scan });
}

/** Points. The mark's paths are drawn for a width of 36. */
const markWidth = 24;

function drawMark(pdf: Pdf, top: number): void {
  pdf
    .save()
    .translate(left, top)
    .scale(markWidth / 36);
  pdf.path(brand.mark.open).lineWidth(2.5).stroke(ink.text);
  pdf
    .path(brand.mark.full)
    .fill(brand.colours?.accent ?? ink.accent)
    .restore();
}

const offerRows = (facts: QuoteFacts, texts: QuotePdfTexts): Row[] => [
  [texts.offerNo, facts.offerNo],
  [texts.product, facts.productName],
  ...(facts.insured ? [[texts.insured, facts.insured] as const] : []),
  [facts.thing.label, facts.thing.value],
  ...(facts.chassisNo ? [[texts.chassisNo, facts.chassisNo] as const] : []),
  [texts.startDate, `${dayText(facts.startDate, facts.language)} ${facts.hour}`.trim()],
  [texts.validUntil, dayText(facts.validUntil, facts.language)],
];

const qrSize = 92;

function drawOfferQr(pdf: Pdf, { url, top, caption }: { url: string; top: number; caption: string }): void {
  const x = pageWidth - left - qrSize;
  drawQr(pdf, { text: url, left: x, top, size: qrSize });
  pdf.font('regular').fontSize(7).fillColor(ink.muted);
  pdf.text(caption, x - 20, top + qrSize + 3, { width: qrSize + 20, align: 'right' });
  pdf.x = left;
  pdf.y = top + qrSize + 14;
}
