/** A versioned disclosure (information form, distance sale) as a PDF. */
import { brand } from '@emsal/brand/brand';
import { formatMonth } from '@emsal/platform/formats/dates';
import { contentWidth, ink, left, renderPdf } from '../pdf-page';

export interface TextFacts {
  title: string;
  textVersion: string;
  paragraphs: readonly string[];
}

/** @param createdAt written into the file, so that the same text gives the same bytes */
export function textPdf({ title, textVersion, paragraphs }: TextFacts, createdAt: Date): Promise<Buffer> {
  return renderPdf({ title, author: brand.legalName, footer: `${brand.legalName} · ${title}`, createdAt }, (pdf) => {
    pdf.font('bold').fontSize(15).text(title, left, pdf.y, { width: contentWidth });
    pdf.font('regular').fontSize(9).fillColor(ink.muted).text(formatMonth(textVersion)).moveDown();
    pdf.fontSize(10).fillColor(ink.text);
    for (const paragraph of paragraphs) pdf.text(paragraph, { width: contentWidth, lineGap: 3 }).moveDown(0.7);
  });
}
