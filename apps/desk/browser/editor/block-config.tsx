/** Our blocks as the visual editor knows them: their fields, and our own components to draw them. */
import { block as blockSchema } from '@emsal/api/calls/cms/blocks';
import { isLandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import { Blocks } from '@emsal/content-blocks/blocks';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import type { Config, Fields } from '@puckeditor/core';
import { deskTexts } from '../desk.texts';
import { toBlock, type ArticleFields, type BlockFields, type BlockKind, type TypedBlock } from './block-data';
import styles from './block-editor.module.css';
import { elementIdOf } from './block-element-id';
import { blockNames } from './block-names';
import { BlockReasons } from './block-reasons';
import { DrawnLanding } from './drawn-landing';
import { PictureField } from './picture-field';
import { firstLanding, landingFields } from './landing-config';

const texts = deskTexts.blocks;

/** What is still empty or too long cannot be drawn. */
function Drawn({ typed }: { typed: TypedBlock }) {
  const { data } = blockSchema.safeParse(toBlock(typed));
  if (!data) return <p className={styles.empty}>{blockNames[typed.type]}</p>;
  return (
    <>
      <VisuallyHidden>{blockNames[typed.type]}</VisuallyHidden>
      {/* A block is chosen as a whole: its links, tabs and questions are no stops of the keyboard. */}
      <div inert>{isLandingBlock(data) ? <DrawnLanding block={data} /> : <Blocks blocks={[data]} />}</div>
    </>
  );
}

const words = { type: 'textarea', label: texts.words } as const;

const articleFields: {
  [Kind in keyof ArticleFields]: Fields<ArticleFields[Kind]>;
} = {
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
  image: {
    picture: {
      type: 'custom',
      label: texts.picture,
      render: (field) => <PictureField {...field} />,
    },
    alt: { type: 'text', label: texts.alt },
    caption: { type: 'text', label: texts.imageCaption },
  },
};

/** A block as it is added. */
const firstArticle: ArticleFields = {
  heading: { level: 2, text: texts.sample },
  text: { words: texts.sample },
  list: { isOrdered: false, items: texts.sample },
  note: { words: texts.sample },
  table: { caption: texts.table, cells: texts.sampleCells },
  questions: { items: [{ question: texts.question, answer: texts.sample }] },
  sources: { items: [{ text: texts.source }] },
  image: { picture: null, alt: '', caption: '' },
};

const fields: { [Kind in BlockKind]: Fields<BlockFields[Kind]> } = {
  ...articleFields,
  ...landingFields,
};
const firstProps: BlockFields = { ...firstArticle, ...firstLanding };

const component = (kind: BlockKind) => ({
  label: blockNames[kind],
  fields: fields[kind],
  defaultProps: firstProps[kind],
  render: ({ id, ...props }: { id: string }) => (
    <div id={elementIdOf(id)}>
      <BlockReasons blockId={id} />
      <Drawn typed={{ type: kind, props } as unknown as TypedBlock} />
    </div>
  ),
});

const configOf = (offered: object): Config =>
  ({
    components: Object.fromEntries(Object.keys(offered).map((kind) => [kind, component(kind as BlockKind)])),
    root: { fields: {} },
  }) as unknown as Config;

export const articleConfig = configOf(articleFields);
/** A product's page has its own blocks before those of every page. */
export const productConfig = configOf({ ...landingFields, ...articleFields });
