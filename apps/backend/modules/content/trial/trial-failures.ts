/** What the page as the site renders it fails: access by axe, the size of its document, or that it does not open. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import type { ContentCode } from '@emsal/api/outcomes/content';
import type { AxeViolation, TriedPage } from '../../../ports/page-trial/page-trial-port';

export interface TrialFailure {
  code: ContentCode;
  /** Rules of axe that have no words of their own. */
  about: string[];
  /** Numbers from 0; none is the page as a whole. */
  blocks: number[];
}

/**
 * Bytes of the document of a content page as it is sent, styles included: with fonts and script it stays within the budget of the
 * whole page (`tools/checks/byte-budgets.ts`). The largest of the first texts has 25 KB.
 */
export const mostDocumentBytes = 32 * 1024;

const codes: Readonly<Record<string, ContentCode>> = {
  'empty-table-header': 'tableHeadEmpty',
  'empty-heading': 'headingSkipped',
  'heading-order': 'headingSkipped',
  'image-alt': 'imageUndescribed',
  'image-redundant-alt': 'imageUndescribed',
  'link-name': 'linkNameless',
};

/** Shorter ones stand anywhere. */
const leastLength = 3;

/** Words that a block puts on the page, and the ids of its pictures; not the names of its kinds. */
function wordsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['kind', 'figure', 'key'].includes(key) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => wordsOf(part, name));
}

/** The blocks whose words stand at an element; where it has none, those around it. */
function blocksAt(levels: readonly string[], blocks: readonly Block[]): number[] {
  const words = blocks.map((block) => wordsOf(block).filter(({ length }) => length >= leastLength));
  for (const level of levels) {
    const found = blocks.flatMap((_, index) => (words[index]!.some((word) => level.includes(word)) ? [index] : []));
    if (found.length > 0) return found;
  }
  return [];
}

/** Several rules may have one reason. */
function accessFailures(violations: readonly AxeViolation[], blocks: readonly Block[]): TrialFailure[] {
  const failures = new Map<ContentCode, { about: Set<string>; blocks: Set<number> }>();
  for (const { rule, places } of violations) {
    const code = codes[rule] ?? 'inaccessible';
    const failure = failures.get(code) ?? { about: new Set(), blocks: new Set() };
    failures.set(code, failure);
    if (code === 'inaccessible') failure.about.add(rule);
    for (const index of places.flatMap((levels) => blocksAt(levels, blocks))) failure.blocks.add(index);
  }
  return [...failures].map(([code, { about, blocks: at }]) => ({
    code,
    about: [...about],
    blocks: [...at].sort((one, other) => one - other),
  }));
}

const bytesOf = (block: Block): number => Buffer.byteLength(JSON.stringify(block));
const largest = (blocks: readonly Block[]): number =>
  blocks.reduce((most, block, index) => (bytesOf(block) > bytesOf(blocks[most]!) ? index : most), 0);

const wholePage = (code: ContentCode): TrialFailure[] => [{ code, about: [], blocks: [] }];

/** @param tried null when the site did not answer */
export function trialFailures(tried: TriedPage | null, blocks: readonly Block[]): TrialFailure[] {
  if (!tried) return wholePage('trialUnanswered');
  if (tried.status !== 200) return wholePage('pageUnopened');
  const isTooLarge = tried.documentBytes > mostDocumentBytes;
  return [
    ...accessFailures(tried.violations, blocks),
    ...(isTooLarge ? [{ code: 'documentTooLarge' as const, about: [], blocks: [largest(blocks)] }] : []),
  ];
}
