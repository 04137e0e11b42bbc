import { insurers } from '@emsal/insurers/registry';
import type { QuoteRow } from '../offer-store';

const reason = 'Bu ürünü satmıyor.';

/** Insurers of the panel that a request did not go to. */
export const notAsked = ({ firmIds }: QuoteRow): { firmId: number; name: string; reason: string }[] =>
  insurers.filter(({ firmId }) => !firmIds.includes(firmId)).map(({ firmId, name }) => ({ firmId, name, reason }));
