/**
 * Reads a first text (docs/how-to/write-content.md): settings between two `---`, then blocks parted by empty lines. `## ` and `### ` are
 * headings, `- ` and `1. ` lists, `> ` a note, `| ` a table under `Tablo: <caption>`, `S: ` and `C: ` question and answer, `Kaynak: `
 * sources. Within a line `**strong**` and `[label](/path)`.
 */
import type { Block } from '@emsal/api/calls/cms/blocks';
import { proseOfText } from '@emsal/api/calls/cms/prose-text';

export interface Seed {
  /** The document, not checked yet. */
  document: Record<string, unknown> & { slug: string };
  /** `YYYY-MM-DD`; null: it is published with the time of its start. */
  date: string | null;
}

const without = (start: RegExp) => (line: string) => line.replace(start, '');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function tableOf([caption = '', head = '', , ...rows]: string[]): Block {
  return { kind: 'table', caption: caption.slice('Tablo: '.length), head: cellsOf(head), rows: rows.map(cellsOf) };
}

function questionsOf(lines: string[]): Block {
  const questions = lines.filter((line) => line.startsWith('S: '));
  const answers = lines.filter((line) => line.startsWith('C: '));
  const items = questions.map((question, at) => ({
    question: question.slice(3),
    answer: (answers[at] ?? '').slice(3),
  }));
  return { kind: 'questions', items };
}

const list =
  (isOrdered: boolean, start: RegExp) =>
  (lines: string[]): Block => ({
    kind: 'list',
    isOrdered,
    items: lines.map(without(start)).map(proseOfText),
  });
const heading =
  (level: 2 | 3) =>
  (lines: string[]): Block => ({
    kind: 'heading',
    level,
    text: lines.join(' ').replace(/^#+ /, ''),
  });

const kinds: ReadonlyArray<[RegExp, (lines: string[]) => Block]> = [
  [/^## /, heading(2)],
  [/^### /, heading(3)],
  [/^- /, list(false, /^- /)],
  [/^1\. /, list(true, /^\d+\. /)],
  [/^> /, (lines) => ({ kind: 'note', prose: proseOfText(lines.map(without(/^> /)).join(' ')) })],
  [/^Tablo: /, tableOf],
  [/^S: /, questionsOf],
  [/^Kaynak: /, (lines) => ({ kind: 'sources', items: lines.map(without(/^Kaynak: /)) })],
];

function blockOf(chunk: string): Block {
  const lines = chunk.split('\n').map((line) => line.trim());
  const [, read] = kinds.find(([start]) => start.test(chunk)) ?? [];
  return read ? read(lines) : { kind: 'text', prose: proseOfText(lines.join(' ')) };
}

const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2).trim()];
      }),
  );

export function parseSeed(text: string): Seed {
  const [, settings = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const { date = '', slug = '', ...rest } = settingsOf(settings);
  const optional = { category: null, editor: null, product: null, campaignEndDate: null };
  const blocks = body
    .trim()
    .split(/\n{2,}/)
    .map(blockOf);
  return { date, document: { ...optional, ...rest, slug, blocks } };
}
