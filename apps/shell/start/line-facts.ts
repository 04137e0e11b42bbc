/** The facts of lines in the browser: the document has those of its own line, the edge those of the others at its revision. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Page } from '@emsal/platform/page';
import type { PageData } from '../page-data/page-data';
import { linesAddress, RevisionGone } from '../remotes/revision-address';

async function fetchLines(revision: number): Promise<readonly LineFacts[]> {
  const answer = await fetch(linesAddress(revision));
  if (answer.status === 410) throw new RevisionGone();
  if (!answer.ok) throw new Error(`lines ${answer.status}`);
  return (await answer.json()) as LineFacts[];
}

/** What failed is asked again. */
export function createLineFacts({ line, products, revision }: PageData): NonNullable<Page['lineFacts']> {
  let fetched: Promise<readonly LineFacts[]> | undefined;
  return async (slug) => {
    if (line?.slug === slug) return line;
    if (!products.some((product) => product.slug === slug)) return undefined;
    fetched ??= fetchLines(revision);
    const lines = await fetched.catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return lines.find((one) => one.slug === slug);
  };
}
