import type { FirmId } from '@emsal/api/calls/identifiers';
import { insurersByName } from '@emsal/insurers/registry';
import type { QuoteRow } from '../offer-store';

const reason = 'Bu ürünü satmıyor.';

/** Insurers that are not part of the quote, by name. */
export const insurersNotAsked = ({ firmIds }: QuoteRow): { firmId: FirmId; name: string; reason: string }[] =>
  insurersByName
    .filter(({ firmId }) => !firmIds.includes(firmId))
    .map(({ firmId, name }) => ({ firmId, name, reason }));
