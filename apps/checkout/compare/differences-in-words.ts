/** What tells the offers apart, in sentences: first the cheapest, then what each dearer one adds and lacks; who bears a part of each claim. */
import { formatLira } from '@emsal/platform/formats/money';
import { uncapitalised } from '@emsal/platform/formats/words';
import { excessKey } from '@emsal/tariffs/kasko/excess';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { coverLabels, coverOf } from './compared-groups';
import { compareTexts as texts } from './compare.texts';
import type { ComparedOffer } from './compare.texts';

/** Covers that are named; the table has all. */
const named = 3;
const list = new Intl.ListFormat('tr', { type: 'conjunction' });

interface More {
  /** Labels of covers that only the one has. */
  added: string[];
  /** Labels of covers of which it has the higher limit. */
  widened: string[];
  /** Label of the repair where it alone is the make's own shop. */
  repaired: string[];
}

function moreOf(one: ComparedOffer, other: ComparedOffer): More {
  const more: More = { added: [], widened: [], repaired: [] };
  for (const [key, label] of coverLabels([one, other])) {
    const [own, its] = [coverOf(one, key), coverOf(other, key)];
    if (key === excessKey || !own) continue;
    const isWider = (own.limit ?? 0) > (its?.limit ?? 0);
    if (key === repairShopKey) more.repaired.push(...(isWider ? [label] : []));
    else if (!its) more.added.push(label);
    else if (isWider) more.widened.push(label);
  }
  return more;
}

const hasMore = (one: ComparedOffer, other: ComparedOffer): boolean =>
  Object.values(moreOf(one, other)).some(({ length }) => length > 0);

/** `Ferdi kaza, koltuk başına` → `ferdi kaza`: what follows the comma stands in the table. */
const shortOf = (label: string): string => uncapitalised(label.split(',')[0]!);

/** The first covers by name and how many more there are: a list that ends must be whole. */
function inWords(labels: string[]): string {
  const words = labels.slice(0, named).map(shortOf);
  const others = labels.length - words.length;
  return list.format(others > 0 ? [...words, texts.moreCovers(others)] : words);
}

/** Its share of each claim, as the end of a sentence that praises the offer or does not. */
const excessOf = (offer: ComparedOffer, word: string = texts.but): string => {
  const excess = coverOf(offer, excessKey);
  return excess ? texts.excess(word, excess.value) : '';
};

/** As the parts of a sentence. */
const partsOf = ({ added, widened, repaired }: More, words: typeof texts.gains | typeof texts.losses): string[] => [
  ...(added.length > 0 ? [words.covers(inWords(added))] : []),
  ...(widened.length > 0 ? [words.limits(inWords(widened))] : []),
  ...(repaired.length > 0 ? [words.repair] : []),
];

/** What it lacks is said too: a sentence that only praises would be an advertisement. */
function dearer(offer: ComparedOffer, cheapest: ComparedOffer): string {
  const more = offer.cacheAmountWithDiscount - cheapest.cacheAmountWithDiscount;
  const gains = partsOf(moreOf(offer, cheapest), texts.gains);
  const losses = partsOf(moreOf(cheapest, offer), texts.losses);
  const price = (gains.length > 0 ? texts.forMore : texts.dearer)(offer.firmName, more > 0 ? formatLira(more) : null);
  const nothing = gains.length + losses.length === 0 ? texts.nothingMore : '';
  const said = [gains.length > 0 ? `${price} ${gains.join('; ')}` : price + nothing, ...losses].join('; ');
  return `${said}${excessOf(offer, gains.length > 0 && losses.length === 0 ? texts.but : texts.moreover)}.`;
}

export function differencesInWords(offers: readonly ComparedOffer[]): string {
  const [cheapest, ...others] = offers.toSorted((a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount);
  if (!cheapest) return '';
  const isSame = others.every(
    (offer) => !hasMore(offer, cheapest) && !hasMore(cheapest, offer) && excessOf(offer) === excessOf(cheapest),
  );
  if (isSame && others.at(-1)?.cacheAmountWithDiscount === cheapest.cacheAmountWithDiscount) return texts.equal;
  const first = `${texts.cheapest(cheapest.firmName)}${excessOf(cheapest)}.`;
  return isSame ? `${first} ${texts.same}` : [first, ...others.map((offer) => dearer(offer, cheapest))].join(' ');
}
