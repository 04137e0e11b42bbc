/** What an insurer's product covers differently from the usual one (lines.md, 8). */
import type { Assurance } from '@emsal/pricing/cover';

export type CoverChange = (covers: readonly Assurance[]) => readonly Assurance[];

export const added =
  (cover: Assurance): CoverChange =>
  (covers) => [...covers, cover];

export const dropped =
  (key: string): CoverChange =>
  (covers) =>
    covers.filter((cover) => cover.key !== key);

/** Nothing where the product lacks it. */
export const replaced =
  (key: string, pays: Pick<Assurance, 'value' | 'limit' | 'extent'>): CoverChange =>
  (covers) =>
    covers.map((cover) => (cover.key === key ? { key, label: cover.label, ...pays } : cover));
