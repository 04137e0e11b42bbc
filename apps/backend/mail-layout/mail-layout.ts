/** Renders a mail as plain text and as HTML that every mail client shows. */
import { brand } from '@emsal/brand/brand';

/** A comparison: one column per item. */
export interface MailTable {
  columns: readonly string[];
  /** As many values as there are columns. */
  rows: readonly { label: string; values: readonly string[] }[];
}

/** Content of a mail: paragraphs, at most one table and one button. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  table?: MailTable;
  link?: { label: string; url: string };
  /** Below the button, as a sentence. */
  further?: { label: string; url: string };
}

/** Defaults as in libs/ui/tokens/tokens.css: a mail has no style sheet. */
const { accent, onAccent } = brand.colours ?? { accent: '#93205a', onAccent: '#ffffff' };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** Columns one below the other, because plain text is not shown in a fixed-width font everywhere. */
const columnTexts = ({ columns, rows }: MailTable): string[] =>
  columns.map((column, at) => [column, ...rows.map(({ label, values }) => `${label}: ${values[at]}`)].join('\n'));

const line = 'padding:8px;border-top:1px solid #d9d2c3;text-align:left;vertical-align:top';

function tableMarkup({ columns, rows }: MailTable): string {
  const cell = (text: string): string => `<td style="${line}">${escaped(text)}</td>`;
  const head = columns.map((column) => `<th scope="col" style="${line}">${escaped(column)}</th>`).join('');
  const body = rows.map(
    ({ label, values }) =>
      `<tr><th scope="row" style="${line};font-weight:400;color:#4b5b5c">${escaped(label)}</th>${values.map(cell).join('')}</tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse;font-size:14px"><thead><tr><td style="${line}"></td>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

export const mailText = ({ paragraphs, table, link, further }: MailText): string =>
  [
    ...paragraphs,
    ...(table ? columnTexts(table) : []),
    ...[link, further].flatMap((one) => (one ? [`${one.label}: ${one.url}`] : [])),
    brand.legalName,
  ].join('\n\n');

export function mailMarkup({ subject, paragraphs, table, link, further }: MailText): string {
  const lines = paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('');
  const button = link
    ? `<p style="margin:24px 0"><a href="${escaped(link.url)}" style="background:${accent};color:${onAccent};padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escaped(link.label)}</a></p>`
    : '';
  const more = further
    ? `<p style="margin:0 0 16px"><a href="${escaped(further.url)}" style="color:${accent}">${escaped(further.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;background:#f6f2e9;color:#13282c;font:16px/1.5 Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px"><p style="margin:0 0 24px;color:${accent};font-size:22px;font-weight:700">${escaped(brand.name)}</p><h1 style="font-size:20px;margin:0 0 16px">${escaped(subject)}</h1>${lines}${table ? tableMarkup(table) : ''}${button}${more}<p style="color:#4b5b5c;font-size:13px;margin:32px 0 0">${escaped(brand.legalName)} · ${escaped(brand.phones.sales)}</p></div></body></html>`;
}
