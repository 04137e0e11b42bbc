import { lineFacts } from '@emsal/lines/registry/facts-of';
import { secondsAfter } from '../../../clock/clock';
import type { VisitContext } from '../../../http/context';
import { countOffersInLine } from '../offer-store';

const daySeconds = 86_400;

/** Number of the visitor's offers in the paired line; only lines that fetch cross offers have any (funnel 3.10). */
export async function crossOfferCounts({
  db,
  clock,
  visit,
  visitor,
}: VisitContext): Promise<{ crossOfferUrl: string; count: number }[]> {
  const { pair, crossOffers } = lineFacts[visit.line];
  if (!pair || !crossOffers) return [];
  const count = await countOffersInLine(db, {
    visitorId: visitor.id,
    line: pair,
    since: secondsAfter(clock.now(), -daySeconds),
  });
  return count === 0 ? [] : [{ crossOfferUrl: `/${lineFacts[pair].slug}/listeleme`, count }];
}
