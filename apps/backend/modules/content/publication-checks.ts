/** What a page must keep to be published; each refusal is a row of `contentOutcomes` that says what to change. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import { isLandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import { isProductPage } from '@emsal/api/calls/cms/product-page';
import type { ContentCode } from '@emsal/api/outcomes/content';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { namedLinksOf, textOf } from './content-document';

type Checked = Pick<ContentDocument, 'slug' | 'title' | 'shortContent' | 'blocks'>;

/** Bytes of a page's blocks: with styles, fonts and the site's frame it stays within the budget of a content page. */
const mostBytes = 60_000;

/** Where a page fails a check: numbers of blocks from 0; none is the page as a whole. Undefined where it passes. */
type Places = number[] | undefined;

const placesIn = ({ blocks }: Checked, fails: (block: Block, index: number) => boolean): number[] =>
  blocks.flatMap((block, index) => (fails(block, index) ? [index] : []));
const ifAny = (places: number[]): Places => (places.length > 0 ? places : undefined);

/** The title is the first level: the others follow without a gap. */
function skippedHeading({ blocks }: Checked): Places {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  const heading = blocks[first];
  return heading?.kind === 'heading' && heading.level === 3 ? [first] : undefined;
}

/** Sums of money: `3.500 TL`, `₺3.500`, `3 bin lira`. */
const amount = /\d[\d.,]*\s*(?:(?:bin|milyon)\s*)?(?:₺|tl|türk lira|lira|avro|euro|dolar|kuruş|[€$])|[₺€$]\s*\d/u;

/** Shares of a price: `%40 indirim`, `yüzde 30’a varan tasarruf`, `indirim %20`, `yarı fiyatına`. */
const priceShare =
  /(?:%\s*\d|yüzde \d)[^.;:!?\n]{0,40}(?:indirim|tasarruf|ucuz|uygun|hesaplı|avantaj)|(?:indirim|tasarruf)[^.;!?\n]{0,25}(?:%\s*\d|yüzde \d)|yarı (?:fiyat|yarıya)/u;

const hasSource = ({ blocks }: Checked): boolean => blocks.some(({ kind }) => kind === 'sources');

const lower = (text: string): string => text.toLocaleLowerCase('tr');

/** Blocks, title and description with such words. */
function placesOf(words: RegExp, document: Checked): Places {
  const places = placesIn(document, (block) => words.test(lower(textOf(block))));
  const isAbove = words.test(lower(`${document.title}\n${document.shortContent}`));
  return isAbove ? places : ifAny(places);
}

const unlessSourced = (words: RegExp) => (document: Checked) =>
  hasSource(document) ? undefined : placesOf(words, document);

/** Claims that nobody can prove of a market (decision 154). */
const claims =
  /en (?:ucuz|uygun|düşük)(?:u)? (?:\p{L}+ ){0,2}(?:biz|burada)|en ucuzu? fiyat|fiyat garantisi|garantili en|(?:piyasa|sektör|türkiye|ülke|internet)[’']?n?[ıiuü]n en |her(?:kesten| zaman) (?:daha |en )?ucuz|rakip(?:siz|ler\p{L}* (?:\p{L}+ ){0,3}(?:ucuz|uygun|düşük))|%100 (?:güven|memnun)/u;

/** Read alone, by a screen reader's list of links, they say nothing. */
const nameless = /^(?:buraya?|burada|buradan|tıkla(?:yın)?|buraya tıkla(?:yın)?|devamı|link)?[.\s]*$/u;
const hasNamelessLink = (block: Block): boolean =>
  namedLinksOf([block]).some(({ text }) => nameless.test(lower(text).trim()));

/** A row with more or fewer cells than the head has: its columns would have no names. */
const isUneven = (block: Block): boolean =>
  block.kind === 'table' && block.rows.some(({ length }) => length !== block.head.length);

/** A product's page begins with its heading and form, and has each of its own blocks once; no other page has any of them. */
function misplacedBlocks(document: Checked): Places {
  const { slug, blocks } = document;
  if (!isProductPage({ slug })) return ifAny(placesIn(document, isLandingBlock));
  const isSecond = (block: Block, index: number): boolean =>
    isLandingBlock(block) && blocks.findIndex(({ kind }) => kind === block.kind) < index;
  const isWrongStart = (index: number): boolean => index === 0 && blocks[0]?.kind !== 'hero';
  return ifAny(placesIn(document, (block, index) => isSecond(block, index) || isWrongStart(index)));
}

const checks: ReadonlyArray<[ContentCode, (document: Checked) => Places]> = [
  ['blockMisplaced', misplacedBlocks],
  ['headingSkipped', skippedHeading],
  ['amountWithoutSource', unlessSourced(amount)],
  ['discountWithoutSource', unlessSourced(priceShare)],
  ['claimUnproven', (document) => placesOf(claims, document)],
  ['linkNameless', (document) => ifAny(placesIn(document, hasNamelessLink))],
  ['tableUneven', (document) => ifAny(placesIn(document, isUneven))],
  ['pageTooLarge', ({ blocks }) => (Buffer.byteLength(JSON.stringify(blocks)) > mostBytes ? [] : undefined)],
];

export interface FailedCheck {
  code: ContentCode;
  /** Numbers from 0; none is the page as a whole. */
  blocks: number[];
}

/** The checks that a page fails; none when it may be published. */
export const failedChecks = (document: Checked): FailedCheck[] =>
  checks.flatMap(([code, where]) => {
    const blocks = where(document);
    return blocks ? [{ code, blocks }] : [];
  });
