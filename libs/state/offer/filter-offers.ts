/** Filters offers, and counts how many each further value would match. */
import { matchesFilter, matchesFilters } from '@emsal/ranking/matches-filter';
import type { FilterGroup, Filters, Offer } from './offer-state';

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((codes) => codes.length > 0);

/** Without filters the whole list (spec funnel 4.2). */
export const filterOffers = (offers: readonly Offer[], filters: Filters): readonly Offer[] =>
  isFiltered(filters) ? offers.filter((offer) => matchesFilters(offer, filters)) : offers;

/** Number of offers with the value, among those matching the other groups. */
export const countHaving = (
  offers: readonly Offer[],
  filters: Filters,
  { key, code }: { key: FilterGroup['key']; code: string },
): number => filterOffers(offers, { ...filters, [key]: [] }).filter((offer) => matchesFilter(offer, key, code)).length;

export function toggleFilter(filters: Filters, key: FilterGroup['key'], code: string): Filters {
  const codes = filters[key] ?? [];
  return { ...filters, [key]: codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code] };
}
