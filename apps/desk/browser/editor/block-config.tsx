/** Our blocks as the visual editor knows them: their fields, and our own components to draw them. */
import { block as blockSchema } from '@emsal/api/calls/cms/blocks';
import { Blocks } from '@emsal/content-blocks/blocks';
import type { Config, Fields } from '@puckeditor/core';
import { deskTexts } from '../desk.texts';
import { toBlock, type BlockFields, type BlockKind, type TypedBlock } from './block-data';
import styles from './block-editor.module.css';

const texts = deskTexts.blocks;

/** What is still empty or too long cannot be drawn. */
function Drawn({ typed }: { typed: TypedBlock }) {
  const { data } = blockSchema.safeParse(toBlock(typed));
  return data ? <Blocks blocks={[data]} /> : <p className={styles.empty}>{texts[typed.type]}</p>;
}

const words = { type: 'textarea', label: texts.words } as const;

const fields: { [Kind in BlockKind]: Fields<BlockFields[Kind]> } = {
  heading: {
    text: { type: 'text', label: texts.headingText },
    level: {
      type: 'radio',
      label: texts.level,
      options: [
        { value: 2, label: texts.levels[2] },
        { value: 3, label: texts.levels[3] },
      ],
    },
  },
  text: { words },
  list: {
    items: { type: 'textarea', label: texts.items },
    isOrdered: {
      type: 'radio',
      label: texts.isOrdered,
      options: [
        { value: false, label: texts.no },
        { value: true, label: texts.yes },
      ],
    },
  },
  note: { words },
  table: {
    caption: { type: 'text', label: texts.caption },
    cells: { type: 'textarea', label: texts.cells },
  },
  questions: {
    items: {
      type: 'array',
      label: texts.questions,
      getItemSummary: ({ question }) => question || texts.question,
      defaultItemProps: { question: texts.question, answer: texts.sample },
      arrayFields: {
        question: { type: 'text', label: texts.question },
        answer: { type: 'textarea', label: texts.answer },
      },
    },
  },
  sources: {
    items: {
      type: 'array',
      label: texts.sources,
      getItemSummary: ({ text }) => text || texts.source,
      defaultItemProps: { text: texts.source },
      arrayFields: { text: { type: 'text', label: texts.source } },
    },
  },
};

/** A block as it is added. */
const firstProps: BlockFields = {
  heading: { level: 2, text: texts.sample },
  text: { words: texts.sample },
  list: { isOrdered: false, items: texts.sample },
  note: { words: texts.sample },
  table: { caption: texts.table, cells: texts.sampleCells },
  questions: { items: [{ question: texts.question, answer: texts.sample }] },
  sources: { items: [{ text: texts.source }] },
};

const component = (kind: BlockKind) => ({
  label: texts[kind],
  fields: fields[kind],
  defaultProps: firstProps[kind],
  render: (props: object) => <Drawn typed={{ type: kind, props } as TypedBlock} />,
});

const kinds = Object.keys(fields) as BlockKind[];

export const blockConfig = {
  components: Object.fromEntries(kinds.map((kind) => [kind, component(kind)])),
  root: { fields: {} },
} as unknown as Config;
