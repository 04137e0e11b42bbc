/** State of every insurer of the quote: awaited, offered, or the reason why not. */
import type { FirmId } from '@emsal/api/calls/identifiers';
import type { insurerState as insurerStateShape } from '@emsal/api/calls/offer/offer-list';
import { declineOutcome } from '@emsal/api/outcomes/insurer-decline';
import { findInsurer, insurersByName } from '@emsal/insurers/registry';
import type { z } from 'zod';
import type { AnswerRow, QuoteRow } from '../offer-store';

export type InsurerState = z.output<typeof insurerStateShape>;

const placeByName = new Map(insurersByName.map(({ firmId }, place) => [firmId, place]));
const placeOf = (firmId: FirmId): number => placeByName.get(firmId) ?? placeByName.size;

/** One row for each insurer of the quote, by name; an insurer that is connected no more comes last. */
export function insurerStates(quote: QuoteRow, answers: readonly AnswerRow[]): InsurerState[] {
  const byFirm = new Map(answers.map((answer) => [answer.firmId, answer]));
  return quote.firmIds
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((firmId) => insurerState(firmId, byFirm.get(firmId)));
}

/** @param answer undefined while it is awaited */
export function insurerState(firmId: FirmId, answer: AnswerRow | undefined): InsurerState {
  const name = findInsurer(firmId)?.name ?? '';
  if (!answer) return { firmId, name, state: 'asked' };
  if (answer.state === 'offered') return { firmId, name, state: 'offered' };
  return {
    firmId,
    name,
    state: answer.state,
    reasonCode: answer.reasonCode ?? '',
    reason: declineOutcome(answer.reasonCode).reason,
  };
}
