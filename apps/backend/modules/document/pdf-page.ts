/** Layout of PDF documents: fonts with Turkish letters and ₺, margins, a footer on every page. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

/** The typeface without its layout tables, whose parsing dominates the time of a document. Parsed fonts change in memory when they are embedded, so each document reads its own. */
const lightFont = (weight: Weight): string => join(import.meta.dirname, `fonts/dejavu-sans-${weight}.ttf`);
const fullFont = (weight: Weight): string =>
  createRequire(import.meta.url).resolve(
    `dejavu-fonts-ttf/ttf/${weight === 'bold' ? 'DejaVuSans-Bold' : 'DejaVuSans'}.ttf`,
  );
/** Scripts that need no layout tables: left to right, without combining marks. */
const isPlain = (text: string): boolean => /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u.test(text);
const margin = 56;
type Weight = 'regular' | 'bold';

export const ink = {
  text: '#13282c',
  muted: '#4b5b5c',
  rule: '#d9d1c0',
  ground: '#f6f2e9',
  accent: '#93205a',
} as const;
export const pageWidth = 595.28;
export const contentWidth = pageWidth - 2 * margin;
export const left = margin;

export interface PdfFacts {
  title: string;
  author: string;
  footer: string;
  createdAt: Date;
  /** A person's name that the document contains; it may be in any script. */
  name?: string;
  /** For machines, not on a page. */
  keywords?: string;
}

/** Renders a PDF; `draw` adds the content. */
export function renderPdf(
  { title, author, footer, createdAt, name = '', keywords }: PdfFacts,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 60 },
    lang: 'tr-TR',
    bufferPages: true,
    font: '',
    info: { Title: title, Author: author, CreationDate: createdAt, ...(keywords && { Keywords: keywords }) },
  });
  const font = isPlain(name) ? lightFont : fullFont;
  pdf.registerFont('regular', font('regular'));
  pdf.registerFont('bold', font('bold'));
  pdf.font('regular').fontSize(9.5).fillColor(ink.text);
  draw(pdf);
  writeFooters(pdf, footer);
  return finished(pdf);
}

function writeFooters(pdf: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0; // else a line this low would open a new page
    pdf.font('regular').fontSize(7.5).fillColor(ink.muted);
    pdf.text(footer, left, pdf.page.height - 52, { width: contentWidth - 60 });
    pdf.text(`${page - start + 1} / ${count}`, left, pdf.page.height - 52, { width: contentWidth, align: 'right' });
  }
}

function finished(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
