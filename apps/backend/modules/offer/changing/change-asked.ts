import type { ParsedOf } from '@emsal/api/calls/table';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { optionsOf } from '@emsal/lines/server/server-lines';
import { ProtocolError } from '../../../http/protocol-error';
import type { ShownOffer } from '../listing/shown-offers';
import { changeFrom, presentChange } from '../options/product-change';
import { requestedChange } from '../options/requested-change';
import type { StoredOffer } from '../stored-offer';
import type { ProductChange } from '../stored-request';

interface ChangedOffer {
  line: string;
  before: ShownOffer;
  /** The insurer's offer in the list's own quote. */
  first: StoredOffer | null;
}

/** By the keys of the line's options, or in the earlier form. @throws ProtocolError badBody */
export function changeAsked(
  { options, change }: ParsedOf<'POST quoterequestapi/offer/createOfferForProductId'>,
  { line, before, first }: ChangedOffer,
): ProductChange {
  if (!options && !change) throw new ProtocolError('badBody');
  if (!options) return change!;
  const asked = requestedChange(options, optionsOf(line as LineId), before.options ?? []);
  return first && !first.keptChange ? changeFrom(first, asked) : (presentChange(asked) ?? {});
}
