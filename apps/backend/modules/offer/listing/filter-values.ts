/** What a list can be filtered by: who offers, and covers that some offers have and others lack. */
import type { offerCalls } from '@emsal/api/calls/offer';
import { findInsurer } from '@emsal/insurers/registry';
import type { z } from 'zod';
import type { StoredOffer } from '../stored-offer';

type FilterValues = z.output<(typeof offerCalls)['GET quoterequestapi/offer/GetFilterValues/{visitId}']['output']>;

export function filterValues(offers: readonly StoredOffer[]): FilterValues {
  const firms = [...new Set(offers.map(({ firmId }) => firmId))].map((firmId) => ({
    code: String(firmId),
    name: findInsurer(firmId)?.name ?? '',
  }));
  const byName = firms.toSorted((a, b) => a.name.localeCompare(b.name, 'tr'));
  return [
    { key: 'firm', name: 'Sigorta şirketi', values: byName },
    { key: 'assurance', name: 'Ek teminat', values: distinguishing(offers) },
  ].filter(({ values }) => values.length > 0);
}

function distinguishing(offers: readonly StoredOffer[]): { code: string; name: string }[] {
  const labels = new Map(offers.flatMap(({ assurances }) => assurances.map(({ key, label }) => [key, label] as const)));
  const holders = (code: string) =>
    offers.filter(({ assurances }) => assurances.some(({ key }) => key === code)).length;
  return [...labels].filter(([code]) => holders(code) < offers.length).map(([code, name]) => ({ code, name }));
}
