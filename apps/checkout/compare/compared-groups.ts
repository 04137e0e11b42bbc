/** Offers as rows of a comparison: what is better is marked, and how much it differs is said in words. */
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatLira, formatMoney } from '@emsal/platform/formats/money';
import { formatScore } from '@emsal/platform/formats/score';
import { immLimitOf } from '@emsal/state/offer/imm-limit';
import { immKey, immText } from '@emsal/tariffs/imm/minimum-imm';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { ComparedCell, ComparedGroup, ComparedRow } from '@emsal/ui/comparison-table/comparison';
import { instalmentOf, instalmentsText } from '@emsal/tariffs/instalment';
import { excessKey } from '@emsal/tariffs/kasko/excess';
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

/** All equal winners are marked; where all are equal nobody wins. */
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
  /** What is compared; null where only having it counts. */
  limit: number | null;
}

const without = -1;
const rank = (cover: Cover | null): number => (cover === null ? without : (cover.limit ?? 0));

function coverCell(cover: Cover | null, all: readonly (Cover | null)[]): ComparedCell {
  if (cover === null) return { value: texts.absent };
  return { value: cover.value, isBest: wins(rank(cover), all.map(rank), Math.max(...all.map(rank))) };
}

/** What the visitor bears of each claim: those without it stand better. */
function excessCell(excess: Cover | null, all: readonly (Cover | null)[]): ComparedCell {
  const isBest = excess === null && all.some((other) => other !== null);
  return { value: excess?.value ?? texts.absent, isBest };
}

export const coverOf = (offer: ComparedOffer, key: string): Cover | null => {
  const found = offer.covers.find((cover) => cover.key === key);
  const limit = key === immKey ? immLimitOf(offer) : (found?.limit ?? null);
  if (key === repairShopKey && found) return { value: found.value, limit: Number(found.value === authorisedShop) };
  if (key === immKey && limit !== null) return { value: immText(limit), limit };
  return found ? { value: found.value, limit } : null;
};

/** Every cover that one of the offers has, in the order of the first that has it. */
export const coverLabels = (offers: readonly ComparedOffer[]): Map<string, string> =>
  new Map(offers.flatMap(({ covers }) => covers.map(({ key, label }) => [key, label] as const)));

/** @param first keys of covers that come before the others: what the line's rows compare */
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
      key === excessKey ? excessCell : coverCell,
    ),
    key,
  }));
  return [
    { title: texts.groups.price, rows: price },
    ...(covers.length > 0 ? [{ title: texts.groups.covers, rows: covers }] : []),
  ];
}
