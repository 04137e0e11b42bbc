/** What tells one offer of a line from another at a glance; the rest stands in the offer's detail. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { immLimitOf } from '@emsal/state/offer/imm-limit';
import { excessKey } from '@emsal/tariffs/kasko/excess';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { immKey, immText } from '@emsal/tariffs/imm/minimum-imm';
import type { Offer } from '@emsal/state/offer/offer-state';

interface ComparedFact {
  /** Key of the insurers' answer. */
  key: string;
  label: string;
}

const traffic: readonly ComparedFact[] = [
  { key: 'TRF-YOL', label: 'Yol yardımı' },
  { key: 'TRF-HUKUK', label: 'Hukuksal koruma' },
  { key: 'TRF-KAZA', label: 'Ferdi kaza' },
  { key: 'TRF-IKAME', label: 'İkame araç' },
];
const kasko: readonly ComparedFact[] = [
  { key: immKey, label: 'İMM limiti' },
  { key: repairShopKey, label: 'Servis' },
  { key: 'KSK-IKAME-15', label: 'İkame araç' },
  { key: excessKey, label: 'Muafiyet' },
];
const electric: readonly ComparedFact[] = [
  { key: immKey, label: 'İMM limiti' },
  { key: repairShopKey, label: 'Servis' },
  { key: 'KSK-BATARYA', label: 'Batarya' },
  { key: excessKey, label: 'Muafiyet' },
];
const imm: readonly ComparedFact[] = [
  { key: immKey, label: 'İMM limiti' },
  { key: 'IMM-MANEVI', label: 'Manevi tazminat' },
  { key: 'IMM-HUKUK', label: 'Hukuksal koruma' },
  { key: 'IMM-YOL', label: 'Yol yardımı' },
];
const greenCard: readonly ComparedFact[] = [
  { key: 'GK-YOL', label: 'Çekici' },
  { key: 'GK-HUKUK', label: 'Hukuksal koruma' },
  { key: 'GK-KAZA', label: 'Ferdi kaza' },
  { key: 'GK-TERCUMAN', label: 'Tercüman' },
];
const factsOfLine: Partial<Record<LineId, readonly ComparedFact[]>> = {
  TRAFFIC: traffic,
  USEDVEHICLETRAFFIC: traffic,
  SHORTTRAFFIC: traffic,
  AUTO: kasko,
  ELECTRICVEHICLE: electric,
  IMM: imm,
  GREENCARD: greenCard,
};

/** Lines whose covers are fixed by law, so that only price and extras differ. */
export const hasLegalLimits = (line: LineId): boolean =>
  [traffic, greenCard].some((facts) => facts === factsOfLine[line]);

/** Keys of the covers that the rows of a line name. */
export const comparedKeys = (line: LineId): string[] => (factsOfLine[line] ?? []).map(({ key }) => key);

/** Label and value of each fact; `absent` where the insurer does not give it. */
export const comparedFacts = (line: LineId, offer: Offer, absent: string): { label: string; value: string }[] =>
  (factsOfLine[line] ?? []).map(({ key, label }) => {
    const limit = key === immKey ? immLimitOf(offer) : null;
    const value = limit === null ? offer.covers.find((cover) => cover.key === key)?.value : immText(limit);
    return { label, value: value ?? absent };
  });
