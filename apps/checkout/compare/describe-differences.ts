/**
 * Describes in sentences how offers differ: the cheapest first, then what each dearer one adds or lacks, and
 * deductibles.
 */
import { formatLira } from '@emsal/platform/formats/money';
import { uncapitalised } from '@emsal/platform/formats/words';
import { deductibleKey } from '@emsal/tariffs/kasko/deductible';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { coverLabels, coverOf } from './compared-groups';
import { compareTexts as texts } from './compare.texts';
import type { ComparedOffer } from './compare.texts';

/** Covers named in a sentence; the table lists all of them. */
const namedAtMost = 3;
const list = new Intl.ListFormat('tr', { type: 'conjunction' });

interface Advantages {
  /** Labels of covers that only the first offer has. */
  added: string[];
  /** Labels of covers with a higher limit than in the other offer. */
  widened: string[];
  /** Label of the repair cover when only the first offer repairs at authorised workshops. */
  repaired: string[];
}

function advantagesOf(one: ComparedOffer, other: ComparedOffer): Advantages {
  const more: Advantages = { added: [], widened: [], repaired: [] };
  for (const [key, label] of coverLabels([one, other])) {
    const cover = coverOf(one, key);
    const otherCover = coverOf(other, key);
    if (key === deductibleKey || !cover) continue;
    const isWider = cover.rank > (otherCover?.rank ?? 0);
    if (key === repairShopKey) more.repaired.push(...(isWider ? [label] : []));
    else if (!otherCover) more.added.push(label);
    else if (isWider) more.widened.push(label);
  }
  return more;
}

const hasAdvantage = (one: ComparedOffer, other: ComparedOffer): boolean =>
  Object.values(advantagesOf(one, other)).some(({ length }) => length > 0);

/** `Ferdi kaza, koltuk başına` → `ferdi kaza`: the detail after the comma is in the table. */
const shortLabel = (label: string): string => uncapitalised(label.split(',')[0]!);

/** Names the first covers and counts the rest. */
function listLabels(labels: string[]): string {
  const names = labels.slice(0, namedAtMost).map(shortLabel);
  const others = labels.length - names.length;
  return list.format(others > 0 ? [...names, texts.moreCovers(others)] : names);
}

/** The deductible as the last clause of a sentence. */
const deductibleOf = (offer: ComparedOffer, word: string = texts.but): string => {
  const deductible = coverOf(offer, deductibleKey);
  return deductible ? texts.deductible(word, deductible.value) : '';
};

const partsOf = (
  { added, widened, repaired }: Advantages,
  names: typeof texts.gains | typeof texts.losses,
): string[] => [
  ...(added.length > 0 ? [names.covers(listLabels(added))] : []),
  ...(widened.length > 0 ? [names.limits(listLabels(widened))] : []),
  ...(repaired.length > 0 ? [names.repair] : []),
];

/** Also names what the offer lacks: listing advantages only would be advertising. */
function describeDearer(offer: ComparedOffer, cheapest: ComparedOffer): string {
  const more = offer.cacheAmountWithDiscount - cheapest.cacheAmountWithDiscount;
  const gains = partsOf(advantagesOf(offer, cheapest), texts.gains);
  const losses = partsOf(advantagesOf(cheapest, offer), texts.losses);
  const price = (gains.length > 0 ? texts.forMore : texts.dearer)(offer.firmName, more > 0 ? formatLira(more) : null);
  const nothing = gains.length + losses.length === 0 ? texts.nothingMore : '';
  const sentence = [gains.length > 0 ? `${price} ${gains.join('; ')}` : price + nothing, ...losses].join('; ');
  return `${sentence}${deductibleOf(offer, gains.length > 0 && losses.length === 0 ? texts.but : texts.moreover)}.`;
}

export function describeDifferences(offers: readonly ComparedOffer[]): string {
  const [cheapest, ...others] = offers.toSorted((a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount);
  if (!cheapest) return '';
  const isSame = others.every(
    (offer) =>
      !hasAdvantage(offer, cheapest) &&
      !hasAdvantage(cheapest, offer) &&
      deductibleOf(offer) === deductibleOf(cheapest),
  );
  if (isSame && others.at(-1)?.cacheAmountWithDiscount === cheapest.cacheAmountWithDiscount) return texts.equal;
  const first = `${texts.cheapest(cheapest.firmName)}${deductibleOf(cheapest)}.`;
  return isSame
    ? `${first} ${texts.same}`
    : [first, ...others.map((offer) => describeDearer(offer, cheapest))].join(' ');
}
