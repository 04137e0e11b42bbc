/** What tells one offer of a line from another at a glance; the rest stands in the offer's detail. */
import type { LineId } from '@emsal/lines/facts/line-ids';
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
const factsOfLine: Partial<Record<LineId, readonly ComparedFact[]>> = {
  TRAFFIC: traffic,
  USEDVEHICLETRAFFIC: traffic,
  SHORTTRAFFIC: traffic,
};

/** Lines whose covers are fixed by law, so that only price and extras differ. */
export const hasLegalLimits = (line: LineId): boolean => factsOfLine[line] === traffic;

/** The server words a cover as `label: value`; the row has its own label. */
const bareValue = (value: string): string => value.split(': ').at(-1)!;

/** Label and value of each fact; `absent` where the insurer does not give it. */
export const comparedFacts = (line: LineId, offer: Offer, absent: string): { label: string; value: string }[] =>
  (factsOfLine[line] ?? []).map(({ key, label }) => {
    const assurance = offer.filterAssuranceList.find(({ valueDataKey }) => valueDataKey === key);
    return { label, value: assurance ? bareValue(assurance.value) : absent };
  });
