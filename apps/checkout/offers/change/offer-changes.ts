/** Comparing and editing changes of one offer. */
import type { Offer } from '@emsal/state/offer/offer-state';
import type { Change } from './change-offer';

const sameValues = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Whether the change equals what the offer already has. */
export const isUnchanged = (draft: Change, { change, minimumImm }: Pick<Offer, 'change' | 'minimumImm'>): boolean =>
  [undefined, minimumImm].includes(draft.immLimit) &&
  sameValues(draft.covers, change?.covers) &&
  sameValues(draft.accessoriesOff, change?.accessoriesOff) &&
  sameValues(draft.campaignsOff, change?.campaignsOff);

/** Adds the value, or removes it. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
