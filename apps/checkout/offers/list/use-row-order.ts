import type { Offer } from '@emsal/state/offer/offer-state';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { holdsTheSame } from '../any-order';
import { whenPainted } from '@emsal/platform/when-painted';

/** So many fill a screen: they are shown with the press, the others when it has been painted. */
const firstScreen = 6;

interface RowOrder {
  /** The offers in the order of the document. */
  order: readonly Offer[];
  /** The document has the order of the screen. */
  isSettled: boolean;
  /** Those that are shown when the document has the order of the screen. */
  later: ReadonlySet<Offer>;
}

const isSameOrder = (a: readonly Offer[], b: readonly Offer[]): boolean => a.every((offer, at) => offer === b[at]);

/**
 * Another order of the same offers is shown by style with the press, because moving thirty rows in the document takes
 * longer than a frame; the document follows when that frame has been painted. Other offers are in order at once.
 * @param rows holds one element an offer
 * @param seen of the list: neither filtered out nor behind the fold
 */
export function useRowOrder(
  rows: RefObject<HTMLElement | null>,
  list: readonly Offer[],
  seen: readonly Offer[],
): RowOrder {
  const [settled, settle] = useState(list);
  const isSame = holdsTheSame(settled, list);
  const order = isSame ? settled : list;
  const isSettled = isSameOrder(order, list);
  if (!isSame) settle(list);
  useLayoutEffect(() => {
    if (isSettled) return;
    const first = seen
      .slice(0, firstScreen)
      .map((offer) => rows.current!.children[order.indexOf(offer)] as HTMLElement);
    // By script: the content security policy allows no style attribute in the HTML.
    first.forEach((row, at) => (row.style.order = String(at - first.length)));
    return () => first.forEach((row) => (row.style.order = ''));
  });
  useEffect(() => (isSettled ? undefined : whenPainted(() => settle(list))), [list, isSettled]);
  return { order, isSettled, later: new Set(isSettled ? [] : seen.slice(firstScreen)) };
}
