/** The filter panel's values, with the number of matching offers. */
import { campaignNames } from '@emsal/api/calls/offer/campaign-names.texts';
import type { OutputOf } from '@emsal/api/calls/table';
import { matchesFilter, type FilterKey } from '@emsal/ranking/matches-filter';
import { deductibleKey } from '@emsal/tariffs/kasko/deductible';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import type { ShownOffer } from './shown-offers';

type FilterValues = OutputOf<'GET quoterequestapi/offer/GetFilterValues/{visitId}'>;
type Named = readonly { code: string; name: string }[];

const documentNames: Partial<Record<string, string>> = { multilingualQrPdf: 'Çok dilli, karekodlu PDF' };

interface Group {
  key: FilterKey;
  name: string;
  valuesOf: (offers: readonly ShownOffer[]) => Named;
}

/** In the panel's order. */
const groups: readonly Group[] = [
  {
    key: 'imm',
    name: 'İMM limiti, en az',
    valuesOf: (offers) =>
      unique(offers.flatMap(({ minimumImm }) => minimumImm ?? []))
        .toSorted((a, b) => a - b)
        .map((limit) => ({ code: String(limit), name: immText(limit) })),
  },
  {
    key: 'service',
    name: 'Servis',
    valuesOf: (offers) =>
      named(
        offers
          .flatMap(({ covers }) => covers)
          .filter(({ key }) => key === repairShopKey)
          .map(({ value }) => [value, value] as const),
      ).toSorted((a, b) => a.name.localeCompare(b.name, 'tr')),
  },
  {
    key: 'assurance',
    name: 'Ek teminat',
    valuesOf: (offers) =>
      named(
        offers
          .flatMap(({ covers }) => covers)
          .filter(({ key }) => key !== deductibleKey && key !== repairShopKey)
          .map(({ key, label }) => [key, label] as const),
      ),
  },
  {
    key: 'campaign',
    name: 'Kampanya',
    valuesOf: (offers) =>
      named(offers.flatMap(({ campaigns }) => campaigns.map(({ kind }) => [kind, campaignNames[kind]] as const))),
  },
  {
    key: 'document',
    name: 'Belge',
    valuesOf: (offers) =>
      named(
        offers.flatMap(({ documents }) =>
          documents.flatMap((code) => (documentNames[code] ? [[code, documentNames[code]] as const] : [])),
        ),
      ),
  },
  {
    key: 'firm',
    name: 'Sigorta şirketi',
    valuesOf: (offers) =>
      named(offers.map(({ firmId, firmName }) => [String(firmId), firmName] as const)).toSorted((a, b) =>
        a.name.localeCompare(b.name, 'tr'),
      ),
  },
];

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const named = (pairs: readonly (readonly [code: string, name: string])[]) =>
  [...new Map(pairs)].map(([code, name]) => ({ code, name }));

/** A value that every offer has distinguishes nothing and is omitted, except the insurers themselves. */
export function filterValues(offers: readonly ShownOffer[]): FilterValues {
  const counted = (key: FilterKey, values: Named) =>
    values.map((value) => ({
      ...value,
      count: offers.filter((offer) => matchesFilter(offer, key, value.code)).length,
    }));
  return groups
    .map(({ key, name, valuesOf }) => ({
      key,
      name,
      values: counted(key, valuesOf(offers)).filter(
        ({ count }) => key === 'firm' || (count > 0 && count < offers.length),
      ),
    }))
    .filter(({ values }) => values.length > 0);
}
