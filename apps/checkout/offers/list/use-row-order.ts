import type { Offer } from '@emsal/state/offer/offer-state';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { holdsTheSame } from '../any-order';
import { whenPainted } from './when-painted';

interface RowOrder {
  /** The offers in the order of the document. */
  order: readonly Offer[];
  /** The document has the order of the screen. */
  isSettled: boolean;
}

const isSameOrder = (a: readonly Offer[], b: readonly Offer[]): boolean => a.every((offer, at) => offer === b[at]);

/**
 * Another order of the same offers is shown by style with the press, because moving thirty rows in the document takes
 * longer than a frame; the document follows when that frame has been painted. Other offers are in order at once.
 * @param rows holds one element an offer
 */
export function useRowOrder(rows: RefObject<HTMLElement | null>, list: readonly Offer[]): RowOrder {
  const [settled, settle] = useState(list);
  const isSame = holdsTheSame(settled, list);
  const order = isSame ? settled : list;
  const isSettled = isSameOrder(order, list);
  if (!isSame) settle(list);
  useLayoutEffect(() => {
    const places = new Map(list.map((offer, at) => [offer, at]));
    order.forEach((offer, at) => {
      // By script: the content security policy allows no style attribute in the HTML.
      (rows.current!.children[at] as HTMLElement).style.order = isSettled ? '' : String(places.get(offer));
    });
  }, [rows, list, order, isSettled]);
  useEffect(() => (isSettled ? undefined : whenPainted(() => settle(list))), [list, isSettled]);
  return { order, isSettled };
}
