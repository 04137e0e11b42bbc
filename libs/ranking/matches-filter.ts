/** Matches offers against the filter panel: the server counts with it, the page filters with it. */
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';

export interface Filterable {
  firmId: number;
  covers: readonly { key: string; value: string }[];
  minimumImm: number | null;
  campaigns: readonly { kind: string; isRefused?: boolean }[];
  documents: readonly string[];
}
export type FilterKey = 'firm' | 'assurance' | 'imm' | 'service' | 'campaign' | 'document';

/** A liability limit matches offers with at least that limit; unlimited is the highest number. A refused campaign does not match. */
const matches: Readonly<Record<FilterKey, (offer: Filterable, code: string) => boolean>> = {
  firm: ({ firmId }, code) => String(firmId) === code,
  assurance: ({ covers }, code) => covers.some(({ key }) => key === code),
  imm: ({ minimumImm }, code) => (minimumImm ?? 0) >= Number(code),
  service: ({ covers }, code) => covers.some(({ key, value }) => key === repairShopKey && value === code),
  campaign: ({ campaigns }, code) => campaigns.some(({ kind, isRefused }) => kind === code && !isRefused),
  document: ({ documents }, code) => documents.includes(code),
};

export const matchesFilter = (offer: Filterable, key: FilterKey, code: string): boolean => matches[key](offer, code);

/** Values under one key widen the result (any of them), except covers, which an offer must all have; keys narrow it. */
export const matchesFilters = (
  offer: Filterable,
  chosen: Readonly<Partial<Record<FilterKey, readonly string[]>>>,
): boolean =>
  (Object.entries(chosen) as [FilterKey, readonly string[]][]).every(([key, codes]) => {
    const hits = (code: string) => matches[key](offer, code);
    return codes.length === 0 || (key === 'assurance' ? codes.every(hits) : codes.some(hits));
  });
