/** What a page must keep to be published; each refusal is a row of `contentOutcomes` that says what to change. */
import { isLandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import { isProductPage } from '@emsal/api/calls/cms/product-page';
import type { ContentCode } from '@emsal/api/outcomes/content';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { namedLinksOf, textOf } from './content-document';

type Checked = Pick<ContentDocument, 'slug' | 'title' | 'shortContent' | 'blocks'>;

/** Bytes of a page's blocks: with styles, fonts and the site's frame it stays within the budget of a content page. */
const mostBytes = 60_000;

/** The title is the first level: the others follow without a gap. */
function skipsHeading({ blocks }: Checked): boolean {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  return levels[0] === 3;
}

const amount = /\d[\d.,]*\s*(?:₺|TL\b|lira\b|avro\b|euro\b|€)/iu;

const hasSource = ({ blocks }: Checked): boolean => blocks.some(({ kind }) => kind === 'sources');

const wordsOf = ({ title, shortContent, blocks }: Checked): string =>
  [title, shortContent, ...blocks.map(textOf)].join('\n').toLocaleLowerCase('tr');

/** Claims that nobody can prove of a market (decision 154). */
const claims =
  /en ucuz(?:u)? (?:biz|burada|fiyat)|fiyat garantisi|garantili en|piyasanın en (?:ucuz|uygun)|rakipsiz|%100 (?:güven|memnun)/u;

/** Read alone, by a screen reader's list of links, they say nothing. */
const nameless = /^(?:buraya?|burada|buradan|tıkla(?:yın)?|buraya tıkla(?:yın)?|devamı|link)?[.\s]*$/u;

/** A product's page begins with its heading and form, and has each of its own blocks once; no other page has any of them. */
function misplacesBlock({ slug, blocks }: Checked): boolean {
  const own = blocks.filter(isLandingBlock).map(({ kind }) => kind);
  if (!isProductPage({ slug })) return own.length > 0;
  return blocks[0]?.kind !== 'hero' || new Set(own).size < own.length;
}

const checks: ReadonlyArray<[ContentCode, (document: Checked) => boolean]> = [
  ['blockMisplaced', misplacesBlock],
  ['headingSkipped', skipsHeading],
  ['amountWithoutSource', (document) => amount.test(wordsOf(document)) && !hasSource(document)],
  ['claimUnproven', (document) => claims.test(wordsOf(document))],
  [
    'linkNameless',
    ({ blocks }) => namedLinksOf(blocks).some(({ text }) => nameless.test(text.toLocaleLowerCase('tr').trim())),
  ],
  ['pageTooLarge', ({ blocks }) => Buffer.byteLength(JSON.stringify(blocks)) > mostBytes],
];

/** The checks that a page fails; none when it may be published. */
export const failedChecks = (document: Checked): ContentCode[] =>
  checks.filter(([, fails]) => fails(document)).map(([code]) => code);
