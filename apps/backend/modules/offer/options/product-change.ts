/** Parts of a change of one product: what an answer includes, what it lost, what a new request can repeat. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import type { StoredOffer } from '../stored-offer';
import type { ProductChange } from '../stored-request';
import { hasValue, includesPart, type ChangedAnswer } from './unapplied-change';

/** Without empty lists; null when nothing is left. */
export function presentChange({ immLimit, ...lists }: ProductChange): ProductChange | null {
  const present = Object.entries(lists).filter(([, values]) => values !== undefined && values.length > 0);
  const change: ProductChange = { ...(immLimit !== undefined && { immLimit }), ...Object.fromEntries(present) };
  return Object.keys(change).length > 0 ? change : null;
}

const split = (change: ProductChange, isKept: (part: ProductChange) => boolean): ProductChange => ({
  immLimit: change.immLimit !== undefined && isKept({ immLimit: change.immLimit }) ? change.immLimit : undefined,
  covers: change.covers?.filter((key) => isKept({ covers: [key] })),
  accessoriesOff: change.accessoriesOff?.filter((code) => isKept({ accessoriesOff: [code] })),
  campaignsOff: change.campaignsOff?.filter((kind) => isKept({ campaignsOff: [kind] })),
  chosen: change.chosen?.filter((option) => isKept({ chosen: [option] })),
});

/** What of the change this answer includes. */
export const appliedPart = (change: ProductChange, answer: ChangedAnswer): ProductChange =>
  presentChange(split(change, (part) => includesPart(part, answer))) ?? {};

/** What of the change is not in `kept`; null when all is. */
export const lostPart = (change: ProductChange, kept: ProductChange): ProductChange | null =>
  presentChange(
    split(
      change,
      ({ immLimit, covers = [], accessoriesOff = [], campaignsOff = [], chosen = [] }) =>
        (immLimit !== undefined && kept.immLimit !== immLimit) ||
        covers.some((key) => !kept.covers?.includes(key)) ||
        accessoriesOff.some((code) => !kept.accessoriesOff?.includes(code)) ||
        campaignsOff.some((kind) => !kept.campaignsOff?.includes(kind)) ||
        chosen.some((option) => !hasValue(kept.chosen, option)),
    ),
  );

/** What of the change a request can repeat: only what it insures can be excluded, and only its campaigns removed. */
export const repeatablePart = (change: ProductChange, request: QuoteRequest): ProductChange | null =>
  presentChange(split(change, (part) => isChangePossible(request, part)));

/** Only insured accessories can be excluded, and only campaigns of the list removed. @param request of the list */
export function isChangePossible(
  request: QuoteRequest,
  { accessoriesOff = [], campaignsOff = [] }: ProductChange,
): boolean {
  const insured = 'accessories' in request.terms ? request.terms.accessories : [];
  return (
    accessoriesOff.every((off) => insured.some(({ code }) => code === off)) &&
    campaignsOff.every((kind) => request.campaigns?.[kind])
  );
}

/** The change without what the first offer has anyway. @param first without any change */
export function changeFrom(first: Pick<StoredOffer, 'assurances' | 'options'>, change: ProductChange): ProductChange {
  const { immLimit, chosen, ...others } = change;
  const hasLimit = first.assurances.some(({ key, limit }) => key === immKey && limit === immLimit);
  return (
    presentChange({
      ...others,
      immLimit: hasLimit ? undefined : immLimit,
      chosen: chosen?.filter((option) => !hasValue(first.options, option)),
    }) ?? {}
  );
}
