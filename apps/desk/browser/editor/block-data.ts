/** Blocks as the visual editor keeps them, with one text for each field that is typed, and back. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import { proseOfText, textOfProse } from '@emsal/api/calls/cms/prose-text';

export interface BlockFields {
  heading: { level: 2 | 3; text: string };
  text: { words: string };
  list: { isOrdered: boolean; items: string };
  note: { words: string };
  table: { caption: string; cells: string };
  questions: { items: { question: string; answer: string }[] };
  sources: { items: { text: string }[] };
}
export type BlockKind = keyof BlockFields;
export type TypedBlock = { [Kind in BlockKind]: { type: Kind; props: BlockFields[Kind] } }[BlockKind];

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const rowOf = (cells: readonly string[]): string => cells.join(' | ');

export function toTyped(block: Block): TypedBlock {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', props: { level: block.level, text: block.text } };
    case 'text':
    case 'note':
      return { type: block.kind, props: { words: textOfProse(block.prose) } };
    case 'list':
      return {
        type: 'list',
        props: { isOrdered: block.isOrdered, items: block.items.map(textOfProse).join('\n') },
      };
    case 'table':
      return {
        type: 'table',
        props: { caption: block.caption, cells: [block.head, ...block.rows].map(rowOf).join('\n') },
      };
    case 'questions':
      return { type: 'questions', props: { items: block.items.map(({ question, answer }) => ({ question, answer })) } };
    case 'sources':
      return { type: 'sources', props: { items: block.items.map((text) => ({ text })) } };
  }
}

/** Not checked: what was typed may be too long or missing. */
export function toBlock({ type, props }: TypedBlock): Block {
  switch (type) {
    case 'heading':
      return { kind: type, level: props.level, text: props.text };
    case 'text':
    case 'note':
      return { kind: type, prose: proseOfText(props.words) };
    case 'list':
      return { kind: type, isOrdered: props.isOrdered, items: lines(props.items).map(proseOfText) };
    case 'table': {
      const [head = [], ...rows] = lines(props.cells).map(cellsOf);
      return { kind: type, caption: props.caption, head, rows };
    }
    case 'questions':
      return { kind: type, items: props.items.map(({ question, answer }) => ({ question, answer })) };
    case 'sources':
      return { kind: type, items: props.items.map(({ text }) => text) };
  }
}
