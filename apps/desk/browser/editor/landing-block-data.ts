/** The blocks of a product's landing page as the visual editor keeps them, and back. */
import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import { cellsOf, linesOf, rowOf } from './typed-lines';

type Of<Kind extends LandingBlock['kind']> = Extract<LandingBlock, { kind: Kind }>;
type Words<Kind extends LandingBlock['kind']> = Omit<Of<Kind>, 'kind'>;

/** `label | amount`, a line each. */
interface Labelled {
  label: string;
  amount: string;
}
const typedRows = (rows: readonly Labelled[] = []): string =>
  rows.map(({ label, amount }) => rowOf([label, amount])).join('\n');
const toRows = (text: string): Labelled[] =>
  linesOf(text)
    .map(cellsOf)
    .map(([label = '', amount = '']) => ({ label, amount }));

interface TypedCover {
  title: string;
  text: string;
  points: string;
  limits: string;
}

export interface LandingFields {
  hero: Omit<Words<'hero'>, 'heading' | 'points' | 'facts'> & Record<'first' | 'second' | 'points' | 'facts', string>;
  steps: { items: Of<'steps'>['items'][number][] };
  covers: Omit<Words<'covers'>, 'items'> & { items: TypedCover[] };
  medians: Words<'medians'>;
  figures: Words<'figures'>;
  reading: Words<'reading'>;
  insurers: Words<'insurers'>;
}
export type TypedLanding = {
  [Kind in LandingBlock['kind']]: { type: Kind; props: LandingFields[Kind] };
}[LandingBlock['kind']];

const typedCover = ({ title, text, points = [], limits }: Of<'covers'>['items'][number]): TypedCover => ({
  title,
  text,
  points: points.join('\n'),
  limits: typedRows(limits),
});

function toCover({ title, text, points, limits }: TypedCover): Of<'covers'>['items'][number] {
  const rows = toRows(limits);
  return {
    title,
    text,
    ...(points.trim() && { points: linesOf(points) }),
    ...(rows.length > 0 && { limits: rows }),
  };
}

export function toTypedLanding(block: LandingBlock): TypedLanding {
  if (block.kind === 'hero') {
    const { kind, heading, points, facts, ...words } = block;
    const typed = { first: heading[0], second: heading[1], points: points.join('\n'), facts: typedRows(facts) };
    return { type: kind, props: { ...typed, ...words } };
  }
  const { kind, ...words } = block;
  const props = block.kind === 'covers' ? { ...words, items: block.items.map(typedCover) } : words;
  return { type: kind, props } as TypedLanding;
}

const heroOf = ({ first, second, points, facts, ...words }: LandingFields['hero']): Of<'hero'> => ({
  kind: 'hero',
  heading: [first, second],
  lead: words.lead,
  points: linesOf(points),
  formTitle: words.formTitle,
  figure: words.figure,
  figureTitle: words.figureTitle,
  figureCaption: words.figureCaption,
  ...(facts.trim() && { facts: toRows(facts) }),
});

/** The editor adds fields of its own to what it keeps. Not checked: what was typed may be too long or missing. */
export function toLandingBlock({ type, props }: TypedLanding): LandingBlock {
  switch (type) {
    case 'hero':
      return heroOf(props);
    case 'steps':
      return { kind: type, items: props.items.map(({ title, text }) => ({ title, text })) as Of<'steps'>['items'] };
    case 'covers':
      return { kind: type, title: props.title, intro: props.intro, items: props.items.map(toCover) };
    case 'medians': {
      const heads = props.heads.map(({ key, label }) => ({ key, label }));
      return { kind: type, title: props.title, intro: props.intro, rowHeading: props.rowHeading, heads };
    }
    case 'figures': {
      const { title, intro, source, rowHeading, noteHeading } = props;
      return { kind: type, title, intro, source, rowHeading, noteHeading };
    }
    case 'reading':
      return { kind: type, items: props.items.map(({ path, title, text }) => ({ path, title, text })) };
    case 'insurers':
      return { kind: type };
  }
}
