/** Blocks as the visual editor keeps them, with one text for each field that is typed, and back. */
import type { ArticleBlock, Block } from '@emsal/api/calls/cms/blocks';
import type { Picture } from '@emsal/api/calls/cms/image-block';
import { isLandingBlock, type LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import { proseOfText, textOfProse } from '@emsal/api/calls/cms/prose-text';
import { toLandingBlock, toTypedLanding, type LandingFields, type TypedLanding } from './landing-block-data';
import { cellsOf, linesOf, rowOf } from './typed-lines';

export interface ArticleFields {
  heading: { level: 2 | 3; text: string };
  text: { words: string };
  list: { isOrdered: boolean; items: string };
  note: { words: string };
  table: { caption: string; cells: string };
  questions: { items: { question: string; answer: string }[] };
  sources: { items: { text: string }[] };
  /** Null until a file was uploaded. */
  image: { picture: Picture | null; alt: string; caption: string };
}
type ArticleKind = keyof ArticleFields;
type TypedArticle = { [Kind in ArticleKind]: { type: Kind; props: ArticleFields[Kind] } }[ArticleKind];

export type BlockFields = ArticleFields & LandingFields;
export type BlockKind = keyof BlockFields;
export type TypedBlock = TypedArticle | TypedLanding;

export const toTyped = (block: Block): TypedBlock =>
  isLandingBlock(block) ? toTypedLanding(block) : toTypedArticle(block);

/** Not checked: what was typed may be too long or missing. */
export const toBlock = (typed: TypedBlock): Block =>
  isLandingType(typed) ? toLandingBlock(typed) : toArticleBlock(typed);

const isLandingType = (typed: TypedBlock): typed is TypedLanding =>
  isLandingBlock({ kind: typed.type } as ArticleBlock | LandingBlock);

function toTypedArticle(block: ArticleBlock): TypedArticle {
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
    case 'image':
      return { type: 'image', props: { picture: block.picture, alt: block.alt, caption: block.caption ?? '' } };
  }
}

function toArticleBlock({ type, props }: TypedArticle): ArticleBlock {
  switch (type) {
    case 'heading':
      return { kind: type, level: props.level, text: props.text };
    case 'text':
    case 'note':
      return { kind: type, prose: proseOfText(props.words) };
    case 'list':
      return { kind: type, isOrdered: props.isOrdered, items: linesOf(props.items).map(proseOfText) };
    case 'table': {
      const [head = [], ...rows] = linesOf(props.cells).map(cellsOf);
      return { kind: type, caption: props.caption, head, rows };
    }
    case 'questions':
      return { kind: type, items: props.items.map(({ question, answer }) => ({ question, answer })) };
    case 'sources':
      return { kind: type, items: props.items.map(({ text }) => text) };
    case 'image':
      return {
        kind: type,
        picture: props.picture as Picture,
        alt: props.alt,
        ...(props.caption.trim() !== '' && { caption: props.caption }),
      };
  }
}
