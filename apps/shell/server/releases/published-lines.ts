/** The lines of a set of remotes, as their remotes publish them. */
import { heroFactsOf } from '@emsal/lines/facts/hero-fields';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { readLineFacts } from '@emsal/lines/facts/line-facts-schema';
import { linePath } from '@emsal/lines/facts/line-path';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { chooseSet, entriesOf, type RegistryEntry } from '@emsal/platform/registry/file/registry';
import { createIsPublished } from '../../page-data/published-paths';
import type { RegistryReader } from './registry-reader';

type Entry = Pick<RegistryEntry, 'paths' | 'lines'>;
type Lines = NonNullable<RegistryEntry['lines']>;

/** Publishing refuses what does not fit; what this edge cannot read all the same is not on sale here. */
const read = (lines: Lines): LineFacts[] => lines.flatMap((line) => readLineFacts(line) ?? []);

const known = new WeakMap<Lines, LineFacts[]>();
function factsIn({ lines }: Entry): readonly LineFacts[] {
  if (!lines) return [];
  const facts = known.get(lines) ?? read(lines);
  known.set(lines, facts);
  return facts;
}

/** The lines whose form is published, in display order. */
export function publishedLines(entries: readonly Entry[]): LineFacts[] {
  const isPublished = createIsPublished(entries);
  return entries
    .flatMap(factsIn)
    .filter((facts) => isPublished(linePath(facts, '/form')))
    .toSorted((a, b) => a.label.rank - b.label.rank);
}

/** Those that all visitors get. */
export async function currentLines(readRegistry: RegistryReader): Promise<LineFacts[]> {
  const registry = await readRegistry();
  return publishedLines(entriesOf(registry, chooseSet(registry)));
}

/** What every page knows of them. */
export const productsOf = (lines: readonly LineFacts[]): PublishedProduct[] =>
  lines.map(({ id, branchId, slug, query, name, shortName, label, ...facts }) => ({
    id,
    branchId,
    slug,
    ...(query && { query }),
    name,
    shortName,
    label: {
      icon: label.icon,
      short: label.short,
      remark: label.remark,
      ...(label.isEveryday && { isEveryday: true }),
    },
    ...heroFactsOf(facts),
  }));
