/** Tables of PDF documents: a section of rows with label and value, and a price breakdown. */
import { formatMoney } from '@emsal/platform/formats/money';
import { contentWidth, ink, left } from './pdf-page';

export type Pdf = PDFKit.PDFDocument;
export type Row = readonly [label: string, value: string];
interface Part {
  description: string;
  amount: number;
}
/** Kuruş. */
export interface PriceParts {
  base: number;
  discounts: readonly Part[];
  surcharges: readonly Part[];
  taxes: readonly Part[];
  instalmentCost: number;
  total: number;
}
export interface PriceTexts {
  price: string;
  base: string;
  instalmentCost: string;
  total: string;
  /** Formats an amount in kuruş in the language of the document; Turkish by default. */
  money?: (kurus: number) => string;
}

/** The parts of the price in the order in which they add up, as on the page (price-breakdown.tsx). */
export function priceTable(pdf: Pdf, price: PriceParts, texts: PriceTexts): void {
  const { money = formatMoney } = texts;
  const partRows = (parts: readonly Part[], sign = ''): Row[] =>
    parts.map(({ description, amount }) => [description, sign + money(amount)]);
  const { base, discounts, surcharges, taxes, instalmentCost, total } = price;
  const rows: Row[] = [
    [texts.base, money(base)],
    ...partRows(surcharges),
    ...partRows(discounts, '−'),
    ...partRows(taxes),
    ...(instalmentCost ? [[texts.instalmentCost, money(instalmentCost)] as const] : []),
  ];
  section(pdf, texts.price);
  for (const row of rows) drawRow(pdf, row, { align: 'right' });
  pdf.font('bold');
  drawRow(pdf, [texts.total, money(total)], { align: 'right', font: 'bold' });
}

export function table(pdf: Pdf, title: string, rows: readonly Row[]): void {
  section(pdf, title);
  for (const row of rows) drawRow(pdf, row);
}

/** Height of a line of text with its spacing. */
export const rowHeight = 16;
const rowSpace = 4.8;
const labelWidth = 190;

export function section(pdf: Pdf, title: string): void {
  breakBefore(pdf, rowHeight * 3);
  pdf.moveDown(0.75).font('bold').fontSize(11).fillColor(ink.text).text(title, left, pdf.y, { width: contentWidth });
  pdf.y += 4;
}

interface RowStyle {
  inset?: number;
  isRuled?: boolean;
  align?: 'left' | 'right';
  font?: 'regular' | 'bold';
}

export function drawRow(
  pdf: Pdf,
  [label, value]: Row,
  { inset = 0, isRuled = true, align = 'left', font = 'regular' }: RowStyle = {},
): void {
  pdf.font(font).fontSize(9.5);
  const valueWidth = contentWidth - labelWidth - 2 * inset;
  const height = Math.max(
    rowHeight,
    pdf.heightOfString(value, { width: valueWidth }) + rowSpace,
    pdf.heightOfString(label, { width: labelWidth - 8 }) + rowSpace,
  );
  breakBefore(pdf, height);
  const top = pdf.y;
  pdf
    .fillColor(font === 'bold' ? ink.text : ink.muted)
    .text(label, left + inset, top + rowSpace / 2, { width: labelWidth - 8 });
  pdf.fillColor(ink.text).text(value, left + inset + labelWidth, top + rowSpace / 2, { width: valueWidth, align });
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
