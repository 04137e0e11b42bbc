/** What tells the offers apart, in sentences: first the cheapest and what it lacks, then what each dearer one adds. */
import { formatLira } from '@emsal/platform/formats/money';
import { coverLabels } from './compared-groups';
import { compareTexts as texts } from './compare.texts';
import type { ComparedOffer } from './compare.texts';

/** Covers that are named; the table has all. */
const named = 3;
const list = new Intl.ListFormat('tr', { type: 'conjunction' });

const has = ({ covers }: ComparedOffer, key: string): boolean => covers.some((cover) => cover.key === key);

function coversOf(offers: readonly ComparedOffer[], having: ComparedOffer, lacking: ComparedOffer): string {
  const labels = [...coverLabels(offers)].filter(([key]) => has(having, key) && !has(lacking, key));
  return list.format(labels.slice(0, named).map(([, label]) => label));
}

export function differencesInWords(offers: readonly ComparedOffer[]): string {
  const [cheapest, ...others] = offers.toSorted((a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount);
  if (!cheapest) return '';
  const sentences = others.map((offer) => {
    const amount = formatLira(offer.cacheAmountWithDiscount - cheapest.cacheAmountWithDiscount);
    const added = coversOf(offers, offer, cheapest);
    return `${texts.dearer(offer.firmName, amount)}; ${added ? texts.adds(added) : texts.addsNothing}.`;
  });
  const lacking = others.map((offer) => coversOf(offers, offer, cheapest)).find((covers) => covers !== '');
  const isSame = lacking === undefined && others.every((offer) => coversOf(offers, cheapest, offer) === '');
  if (isSame) return `${texts.cheapest(cheapest.firmName)}. ${texts.same}`;
  return [`${texts.cheapest(cheapest.firmName)}.`, ...sentences].join(' ');
}
