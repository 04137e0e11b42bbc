/** The policy as a PDF: what was sold, to whom, for what, at which price. Drawn from the stored sale alone. */
import { brand } from '@emsal/brand/brand';
import { formatPlate } from '@emsal/validation/plate/plate';
import { contentWidth, ink, left, renderPdf } from '../pdf-page';
import { policyPdfTexts as texts } from './policy-pdf-texts';
import { dayText, liraText, maskedIdentity } from './policy-pdf-values';

export interface PolicyFacts {
  policyNo: string;
  offerNo: string;
  firmName: string;
  productName: string;
  insured: { displayName: string; identityNo: string };
  vehicle: { plate: string; description: string };
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  issuedAt: Date;
  assurances: readonly { label: string; value: string }[];
  /** Kuruş. */
  breakdown: {
    base: number;
    discounts: readonly Part[];
    surcharges: readonly Part[];
    taxes: readonly Part[];
    instalmentCost: number;
    total: number;
  };
}
interface Part {
  description: string;
  amount: number;
}
type Row = readonly [label: string, value: string];
type Pdf = PDFKit.PDFDocument;

export function policyPdf(facts: PolicyFacts): Promise<Buffer> {
  return renderPdf(
    {
      title: `${texts.title} ${facts.policyNo}`,
      author: facts.firmName,
      footer: texts.footer(brand.legalName, brand.phones.sales),
      createdAt: facts.issuedAt,
    },
    (pdf) => {
      heading(pdf, facts);
      table(pdf, texts.parties, partyRows(facts));
      table(pdf, texts.vehicle, [
        [texts.plate, facts.vehicle.plate ? formatPlate(facts.vehicle.plate) : texts.noPlate],
        [texts.description, facts.vehicle.description],
      ]);
      table(
        pdf,
        texts.cover,
        facts.assurances.map(({ label, value }) => [label, value]),
      );
      priceTable(pdf, facts.breakdown);
      section(pdf, texts.notes);
      pdf
        .font('regular')
        .fontSize(8.5)
        .fillColor(ink.muted)
        .text(texts.note, left, pdf.y, { width: contentWidth, lineGap: 2 });
    },
  );
}

function heading(pdf: Pdf, { firmName, policyNo, offerNo, startDate, endDate, issuedAt }: PolicyFacts): void {
  pdf.font('bold').fontSize(16).text(firmName, left, pdf.y, { width: contentWidth });
  pdf.font('regular').fontSize(11).fillColor(ink.muted).text(texts.title, { width: contentWidth }).moveDown(0.8);
  const rows: Row[] = [
    [texts.policyNo, policyNo],
    [texts.offerNo, offerNo],
    [texts.period, texts.periodOf(dayText(startDate), dayText(endDate))],
    [texts.issuedAt, dayText(issuedAt)],
  ];
  const top = pdf.y;
  pdf.rect(left, top, contentWidth, rows.length * rowHeight + 12).fill(ink.ground);
  pdf.y = top + 6;
  for (const row of rows) drawRow(pdf, row, { inset: 8, isRuled: false });
  pdf.y += 6;
}

const partyRows = ({ firmName, productName, insured }: PolicyFacts): Row[] => [
  [texts.insurer, firmName],
  [texts.product, productName],
  [texts.insured, insured.displayName],
  [texts.identity, maskedIdentity(insured.identityNo)],
  [texts.broker, brand.legalName],
  [texts.brokerRegistry, brand.registryNo],
];

function priceTable(pdf: Pdf, price: PolicyFacts['breakdown']): void {
  const { base, discounts, surcharges, taxes, instalmentCost, total } = price;
  const rows: Row[] = [
    [texts.base, liraText(base)],
    ...discounts.map(({ description, amount }): Row => [description, `−${liraText(amount)}`]),
    ...[...surcharges, ...taxes].map(({ description, amount }): Row => [description, liraText(amount)]),
    ...(instalmentCost ? [[texts.instalmentCost, liraText(instalmentCost)] as const] : []),
  ];
  section(pdf, texts.price);
  for (const row of rows) drawRow(pdf, row, { align: 'right' });
  pdf.font('bold');
  drawRow(pdf, [texts.total, liraText(total)], { align: 'right', font: 'bold' });
}

function table(pdf: Pdf, title: string, rows: readonly Row[]): void {
  section(pdf, title);
  for (const row of rows) drawRow(pdf, row);
}

const rowHeight = 18;
const labelWidth = 190;

function section(pdf: Pdf, title: string): void {
  breakBefore(pdf, rowHeight * 3);
  pdf.moveDown(0.9).font('bold').fontSize(11).fillColor(ink.text).text(title, left, pdf.y, { width: contentWidth });
  pdf.y += 4;
}

interface RowStyle {
  inset?: number;
  isRuled?: boolean;
  align?: 'left' | 'right';
  font?: 'regular' | 'bold';
}

function drawRow(
  pdf: Pdf,
  [label, value]: Row,
  { inset = 0, isRuled = true, align = 'left', font = 'regular' }: RowStyle = {},
): void {
  pdf.font(font).fontSize(9.5);
  const valueWidth = contentWidth - labelWidth - 2 * inset;
  const height = Math.max(
    rowHeight,
    pdf.heightOfString(value, { width: valueWidth }) + 7,
    pdf.heightOfString(label, { width: labelWidth - 8 }) + 7,
  );
  breakBefore(pdf, height);
  const top = pdf.y;
  pdf.fillColor(font === 'bold' ? ink.text : ink.muted).text(label, left + inset, top + 3, { width: labelWidth - 8 });
  pdf.fillColor(ink.text).text(value, left + inset + labelWidth, top + 3, { width: valueWidth, align });
  if (isRuled)
    pdf
      .moveTo(left, top + height)
      .lineTo(left + contentWidth, top + height)
      .lineWidth(0.5)
      .strokeColor(ink.rule)
      .stroke();
  pdf.y = top + height;
}

function breakBefore(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
