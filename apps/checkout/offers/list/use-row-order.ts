import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { holdsTheSame } from '../any-order';
import { whenPainted } from '@emsal/platform/when-painted';
import { useIsScrolledInto } from './use-is-scrolled-into';

/** So many fill a screen: they are shown with the press, the others when it has been painted. */
const firstScreen = 6;

interface Seen {
  /** Of the list: neither filtered out nor behind the fold. */
  seen: readonly Offer[];
  filters: OfferState['filters'];
}

interface RowOrder {
  /** The offers in the order of the document. */
  order: readonly Offer[];
  /** The document has the order of the screen. */
  isSettled: boolean;
  /** Those that are shown when the screen has been painted. */
  later: ReadonlySet<Offer>;
}

const isSameOrder = (a: readonly Offer[], b: readonly Offer[]): boolean => a.every((offer, at) => offer === b[at]);

/**
 * Another order of the same offers is shown by style with the press, because moving thirty rows in the document takes
 * longer than a frame; the document follows when that frame has been painted. Other offers are in order at once. What
 * a filter leaves below the screen comes with the frame after it too, unless the visitor has scrolled down to it.
 * @param rows holds one element an offer
 */
export function useRowOrder(
  rows: RefObject<HTMLElement | null>,
  list: readonly Offer[],
  { seen, filters }: Seen,
): RowOrder {
  const isScrolledInto = useIsScrolledInto(rows);
  const now = { list, filters };
  const [settled, settle] = useState(now);
  const isSame = holdsTheSame(settled.list, list);
  const order = isSame ? settled.list : list;
  const isSettled = isSameOrder(order, list);
  const isPainted = isSettled && settled.filters === filters;
  if (!isSame) settle(now);
  useLayoutEffect(() => {
    if (isSettled) return;
    const first = seen
      .slice(0, firstScreen)
      .map((offer) => rows.current!.children[order.indexOf(offer)] as HTMLElement);
    // By script: the content security policy allows no style attribute in the HTML.
    first.forEach((row, at) => (row.style.order = String(at - first.length)));
    return () => first.forEach((row) => (row.style.order = ''));
  });
  useEffect(() => (isPainted ? undefined : whenPainted(() => settle({ list, filters }))), [list, filters, isPainted]);
  const isWhole = isPainted || (isSettled && isScrolledInto.current);
  return { order, isSettled, later: new Set(isWhole ? [] : seen.slice(firstScreen)) };
}
