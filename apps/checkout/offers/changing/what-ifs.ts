/** What the dialog asks one insurer anew: a limit, covers on, accessories and campaigns off. */
import type { Offer } from '@emsal/state/offer/offer-state';
import type { Change } from './change-offer';

const sameValues = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Whether the wish is for what the offer is already. */
export const isAsItIs = (wish: Change, { change, minimumImm }: Pick<Offer, 'change' | 'minimumImm'>): boolean =>
  [undefined, minimumImm].includes(wish.immLimit) &&
  sameValues(wish.covers, change?.covers) &&
  sameValues(wish.accessoriesOff, change?.accessoriesOff) &&
  sameValues(wish.campaignsOff, change?.campaignsOff);

/** The list with the value, or without it where it was in. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
