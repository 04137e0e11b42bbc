/** The copy for people. */
import { brand } from '@emsal/brand/brand';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { contentWidth, left, renderPdf } from '../../document/pdf-page';
import { table } from '../../document/pdf-table';
import type { AccountCopy } from './account-copy';
import { copySections } from './copy-sections';
import { exportTexts as texts } from './export.texts';

export function copyPdf(copy: AccountCopy): Promise<Buffer> {
  const { firstName, lastName, companyName } = copy.person;
  const facts = {
    title: texts.title,
    author: brand.legalName,
    footer: `${brand.legalName} · ${texts.title}`,
    createdAt: new Date(copy.preparedAt),
    name: [firstName, lastName, companyName].join(' '),
  };
  return renderPdf(facts, (pdf) => {
    pdf.font('bold').fontSize(15).text(texts.title, left, pdf.y, { width: contentWidth });
    pdf
      .font('regular')
      .fontSize(9.5)
      .text(texts.prepared(formatLongDate(copy.preparedAt)))
      .moveDown();
    for (const { title, rows } of copySections(copy)) if (rows.length > 0) table(pdf, title, rows);
  });
}
