/** A section of a page in docs/ that a command writes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Cell = string | number;

const row = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;

export const markdownTable = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Replaces the text between the two marks of a page in docs/. @throws Error when they are missing */
export function writeGeneratedSection(page: string, command: string, text: string): void {
  const file = join(import.meta.dirname, '../../docs', page);
  const begin = `<!-- ${command} writes from here -->`;
  const end = '<!-- to here -->';
  const before = readFileSync(file, 'utf8');
  const from = before.indexOf(begin);
  const to = before.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/${page} has lost its marks "${begin}" and "${end}".`);
  writeFileSync(file, `${before.slice(0, from)}${begin}\n\n${text}\n\n${before.slice(to)}`);
}
