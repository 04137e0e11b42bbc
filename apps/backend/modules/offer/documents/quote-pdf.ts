/** A quote as PDF: who offers what for how much, what it covers and rests on, and a code that leads back to it. Drawn from the stored offer alone. */
import { brand } from '@emsal/brand/brand';
import { contentWidth, ink, left, pageWidth, renderPdf } from '../../document/pdf-page';
import { priceTable, section, table, type Pdf, type PriceParts, type Row } from '../../document/pdf-table';
import { dayText, liraText } from '../../document/policy-pdf/policy-pdf-values';
import { policyPdfTexts } from '../../document/policy-pdf/policy-pdf.texts';
import { drawQr } from '../../document/qr-mark';
import { quotePdfTexts, type QuoteLanguage, type QuotePdfTexts } from './quote-pdf.texts';
import { quoteFigures, quoteWords } from './quote-words';

export interface QuoteFacts {
  language: QuoteLanguage;
  offerNo: string;
  firmName: string;
  productName: string;
  /** Masked until the one-time code. */
  insured: string;
  vehicle: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  validUntil: Date;
  assurances: readonly { label: string; value: string }[];
  assumptions: readonly { label: string; value: string }[];
  breakdown: PriceParts;
  seal: string;
  /** What the code says; null where the insurer has no such document. */
  qrUrl: string | null;
  createdAt: Date;
}

const rowsOf = (facts: readonly { label: string; value: string }[], language: QuoteLanguage): Row[] =>
  facts.map(({ label, value }) => [quoteWords(label, language), quoteWords(value, language)]);

function priceIn({ discounts, surcharges, taxes, ...price }: PriceParts, language: QuoteLanguage): PriceParts {
  const said = (parts: PriceParts['taxes']): PriceParts['taxes'] =>
    parts.map(({ description, amount }) => ({ description: quoteWords(description, language), amount }));
  return { ...price, discounts: said(discounts), surcharges: said(surcharges), taxes: said(taxes) };
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
    },
    (pdf) => {
      heading(pdf, facts, texts);
      table(pdf, texts.offer, offerRows(facts, texts));
      const money = (kurus: number): string => quoteFigures(liraText(kurus), facts.language);
      priceTable(pdf, priceIn(facts.breakdown, facts.language), { ...texts, money });
      table(pdf, texts.cover, rowsOf(facts.assurances, facts.language));
      table(pdf, texts.assumptions, rowsOf(facts.assumptions, facts.language));
      section(pdf, texts.seal);
      pdf.font('regular').fontSize(8).fillColor(ink.muted).text(facts.seal, left, pdf.y, { width: contentWidth });
      pdf.moveDown(0.6).text(texts.note, { width: contentWidth, lineGap: 2 });
    },
  );
}

function heading(pdf: Pdf, { firmName, qrUrl }: QuoteFacts, texts: QuotePdfTexts): void {
  const top = pdf.y;
  const width = qrUrl === null ? contentWidth : contentWidth - qrSize - 16;
  pdf.font('bold').fontSize(16).text(firmName, left, top, { width });
  pdf.font('regular').fontSize(11).fillColor(ink.muted).text(texts.title, { width });
  if (qrUrl !== null) linkBack(pdf, { url: qrUrl, top, caption: texts.scan });
}

const offerRows = (facts: QuoteFacts, texts: QuotePdfTexts): Row[] => [
  [texts.offerNo, facts.offerNo],
  [texts.product, facts.productName],
  ...(facts.insured ? [[texts.insured, facts.insured] as const] : []),
  [texts.vehicle, facts.vehicle],
  [texts.startDate, dayText(facts.startDate, facts.language)],
  [texts.validUntil, dayText(facts.validUntil, facts.language)],
];

const qrSize = 92;

function linkBack(pdf: Pdf, { url, top, caption }: { url: string; top: number; caption: string }): void {
  const x = pageWidth - left - qrSize;
  drawQr(pdf, { text: url, left: x, top, size: qrSize });
  pdf.font('regular').fontSize(7).fillColor(ink.muted);
  pdf.text(caption, x - 20, top + qrSize + 3, { width: qrSize + 20, align: 'right' });
  pdf.x = left;
  pdf.y = top + qrSize + 14;
}
