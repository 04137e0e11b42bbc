/** What an insurer's product covers differently from the usual one (lines.md, 8). */
import { upTo, type Assurance } from '@emsal/pricing/cover';
import { percentOf } from '@emsal/tariffs/share';

export type CoverChange = (covers: readonly Assurance[]) => readonly Assurance[];

export const added =
  (cover: Assurance): CoverChange =>
  (covers) => [...covers, cover];

/** Limited to a share of another cover's limit. */
export const addedOf =
  (whole: string, percent: number, cover: Pick<Assurance, 'key' | 'label'>): CoverChange =>
  (covers) => {
    const limit = covers.find(({ key }) => key === whole)?.limit;
    return limit === undefined ? covers : [...covers, { ...cover, ...upTo(percentOf(limit, percent)) }];
  };

export const dropped =
  (key: string): CoverChange =>
  (covers) =>
    covers.filter((cover) => cover.key !== key);

/** Nothing where the product lacks it. */
export const replaced =
  (key: string, pays: Pick<Assurance, 'value' | 'limit' | 'extent'>): CoverChange =>
  (covers) =>
    covers.map((cover) => (cover.key === key ? { key, label: cover.label, ...pays } : cover));
