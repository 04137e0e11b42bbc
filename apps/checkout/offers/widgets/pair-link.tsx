import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { Link } from '@emsal/ui/link/link';
import { pairTexts as texts } from './pair.texts';

/** The paired line's offers are told of on this line's page itself (spec funnel 2.5). */
const linesWithPairLink: ReadonlySet<LineId> = new Set(['DASK']);

export function PairLink({ line }: { line: LineFacts }) {
  if (!line.pair || !linesWithPairLink.has(line.id)) return null;
  const pair = factsOf(line.pair);
  return (
    <Link variant="alone" href={`/${pair.slug}/listeleme`} target="_blank">
      {texts.pair(pair.shortName)}
    </Link>
  );
}
