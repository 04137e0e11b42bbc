/** The facts by which offers of a line differ most: those that the line's landing page names first. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { immLimitOf } from '@emsal/state/offer/imm-limit';
import { deductibleKey } from '@emsal/tariffs/kasko/deductible';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { immKey, immText } from '@emsal/tariffs/imm/minimum-imm';
import type { Offer } from '@emsal/state/offer/offer-state';

interface KeyFact {
  /** Cover code of the insurers' answer. */
  key: string;
  label: string;
}

const traffic: readonly KeyFact[] = [
  { key: 'TRF-YOL', label: 'Yol yardımı' },
  { key: 'TRF-HUKUK', label: 'Hukuksal koruma' },
  { key: 'TRF-KAZA', label: 'Ferdi kaza' },
  { key: 'TRF-IKAME', label: 'İkame araç' },
];
const kasko: readonly KeyFact[] = [
  { key: immKey, label: 'İMM limiti' },
  { key: repairShopKey, label: 'Servis' },
  { key: 'KSK-IKAME-15', label: 'İkame araç' },
  { key: deductibleKey, label: 'Muafiyet' },
];
const electric: readonly KeyFact[] = [
  { key: immKey, label: 'İMM limiti' },
  { key: repairShopKey, label: 'Servis' },
  { key: 'KSK-BATARYA', label: 'Batarya' },
  { key: deductibleKey, label: 'Muafiyet' },
];
const imm: readonly KeyFact[] = [
  { key: immKey, label: 'İMM limiti' },
  { key: 'IMM-MANEVI', label: 'Manevi tazminat' },
  { key: 'IMM-HUKUK', label: 'Hukuksal koruma' },
  { key: 'IMM-YOL', label: 'Yol yardımı' },
];
const greenCard: readonly KeyFact[] = [
  { key: 'GK-YOL', label: 'Çekici' },
  { key: 'GK-HUKUK', label: 'Hukuksal koruma' },
  { key: 'GK-KAZA', label: 'Ferdi kaza' },
  { key: 'GK-TERCUMAN', label: 'Tercüman' },
];
const dask: readonly KeyFact[] = [
  { key: 'DSK-DEPREM', label: 'Teminat bedeli' },
  { key: 'DSK-MUAFIYET', label: 'Muafiyet' },
  { key: 'DSK-YANGIN', label: 'Deprem yangını' },
  { key: 'DSK-TSUNAMI', label: 'Tsunami' },
];
const home: readonly KeyFact[] = [
  { key: 'KNT-BINA', label: 'Bina' },
  { key: 'KNT-ESYA', label: 'Eşya' },
  { key: 'KNT-DEPREM', label: 'Deprem' },
  { key: 'KNT-KOMSU', label: 'Komşuya zarar' },
];
const housing: readonly KeyFact[] = [
  { key: 'EVG-YANGIN', label: 'Eşya yangını' },
  { key: 'EVG-HIRSIZLIK', label: 'Hırsızlık' },
  { key: 'EVG-KOMSU', label: 'Komşuya zarar' },
  { key: 'EVG-CAM', label: 'Cam' },
];
const factsOfLine: Partial<Record<LineId, readonly KeyFact[]>> = {
  TRAFFIC: traffic,
  USEDVEHICLETRAFFIC: traffic,
  SHORTTRAFFIC: traffic,
  AUTO: kasko,
  ELECTRICVEHICLE: electric,
  IMM: imm,
  GREENCARD: greenCard,
  HOME: home,
  HOUSING: housing,
  DASK: dask,
};

/** Cover codes of the line's key facts. */
export const keyFactCodes = (line: LineId): string[] => (factsOfLine[line] ?? []).map(({ key }) => key);

/** Label and value of each fact; `absent` when the offer lacks it. */
export const keyFacts = (line: LineId, offer: Offer, absent: string): { label: string; value: string }[] =>
  (factsOfLine[line] ?? []).map(({ key, label }) => {
    const limit = key === immKey ? immLimitOf(offer) : null;
    const value = limit === null ? offer.covers.find((cover) => cover.key === key)?.value : immText(limit);
    return { label, value: value ?? absent };
  });
