/** Turns offers into rows of the comparison table: the better value is marked and the difference written out. */
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatLira, formatMoney } from '@emsal/platform/formats/money';
import { formatScore } from '@emsal/platform/formats/score';
import { immLimitOf } from '@emsal/state/offer/imm-limit';
import { immKey, immText } from '@emsal/tariffs/imm/minimum-imm';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { ComparedCell, ComparedGroup, ComparedRow } from '@emsal/ui/comparison-table/comparison';
import { instalmentOf, instalmentsText } from '@emsal/tariffs/instalment';
import { deductibleKey } from '@emsal/tariffs/kasko/deductible';
import { authorisedShop, repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { compareTexts as texts } from './compare.texts';
import type { ComparedOffer } from './compare.texts';

function row<Value>(
  label: string,
  values: readonly Value[],
  cell: (value: Value, all: readonly Value[]) => ComparedCell,
): ComparedRow {
  return { key: label, label, cells: values.map((value) => cell(value, values)) };
}

/** Ties are all marked; when every value is equal none is. */
const wins = (value: number, all: readonly number[], best: number): boolean =>
  value === best && all.some((other) => other !== best);

function priceCell(price: number, all: readonly number[]): ComparedCell {
  const lowest = Math.min(...all);
  const note = price === lowest ? texts.lowest : texts.more(formatLira(price - lowest));
  return { value: formatMoney(price), note, isBest: wins(price, all, lowest), isStrong: true };
}

const instalmentsCell = ({ maxInstalments: count, cacheAmountWithDiscount: price }: ComparedOffer): ComparedCell => ({
  value: instalmentsText(count),
  ...(count > 1 && { note: texts.monthly(formatLira(instalmentOf(price, count))) }),
});

const scoreCell = (value: number, all: readonly number[]): ComparedCell => ({
  value: texts.scoreOf(formatScore(value)),
  isBest: wins(value, all, Math.max(...all)),
});

interface Cover {
  value: string;
  /** The greater, the better; 0 when only the presence of the cover counts. */
  rank: number;
}

const without = -1;
const rankOf = (cover: Cover | null): number => cover?.rank ?? without;

function coverCell(cover: Cover | null, all: readonly (Cover | null)[]): ComparedCell {
  if (cover === null) return { value: texts.absent };
  return { value: cover.value, isBest: wins(rankOf(cover), all.map(rankOf), Math.max(...all.map(rankOf))) };
}

/** The deductible: offers without one are better. */
function deductibleCell(deductible: Cover | null, all: readonly (Cover | null)[]): ComparedCell {
  const isBest = deductible === null && all.some((other) => other !== null);
  return { value: deductible?.value ?? texts.absent, isBest };
}

export const coverOf = (offer: ComparedOffer, key: string): Cover | null => {
  const cover = offer.covers.find((candidate) => candidate.key === key);
  const immLimit = key === immKey ? immLimitOf(offer) : null;
  if (immLimit !== null) return { value: immText(immLimit), rank: immLimit };
  if (!cover) return null;
  if (key === repairShopKey) return { value: cover.value, rank: cover.value === authorisedShop ? 1 : 0 };
  return { value: cover.value, rank: cover.limit ?? 0 };
};

/** All covers of the offers, in the order in which they first appear. */
export const coverLabels = (offers: readonly ComparedOffer[]): Map<string, string> =>
  new Map(offers.flatMap(({ covers }) => covers.map(({ key, label }) => [key, label] as const)));

/** @param first keys of the covers listed first: the line's key facts */
export function comparedGroups(offers: readonly ComparedOffer[], first: readonly string[] = []): ComparedGroup[] {
  const price = [
    row(
      texts.total,
      offers.map(({ cacheAmountWithDiscount }) => cacheAmountWithDiscount),
      priceCell,
    ),
    row(texts.instalments, offers, instalmentsCell),
    row(texts.validUntil, offers, ({ validUntil }) => ({ value: formatLongDate(dayInTurkey(new Date(validUntil))) })),
    row(
      texts.score,
      offers.map(({ scoreValue }) => scoreValue),
      scoreCell,
    ),
  ];
  const labels = coverLabels(offers);
  const keys = new Set([...first.filter((key) => labels.has(key)), ...labels.keys()]);
  const covers = [...keys].map((key) => ({
    ...row(
      labels.get(key)!,
      offers.map((offer) => coverOf(offer, key)),
      key === deductibleKey ? deductibleCell : coverCell,
    ),
    key,
  }));
  return [
    { title: texts.groups.price, rows: price },
    ...(covers.length > 0 ? [{ title: texts.groups.covers, rows: covers }] : []),
  ];
}
