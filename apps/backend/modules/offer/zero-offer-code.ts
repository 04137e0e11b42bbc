/** The code of an empty list, from the reasons why insurers declined (funnel 4.3; 0Offer1Group on vehicles is the ten-year text). */
import { declineOutcome } from '@emsal/api/outcomes/decline';
import { zeroOfferOutcome } from '@emsal/api/outcomes/zero-offer';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { AnswerRow } from './offer-store';

export type ZeroOfferCode = '402' | '0Offer1Group' | '0Offer2Group';
const codesByReason: Readonly<Record<string, ZeroOfferCode>> = { 402: '402', 591: '0Offer1Group' };

/** The reason decides that every declining insurer agrees on; insurer faults give none. Otherwise no insurer returned an offer. */
export function zeroOfferCode(answers: readonly Pick<AnswerRow, 'state' | 'reasonCode'>[]): ZeroOfferCode {
  const reasons = new Set(
    answers.flatMap(({ state, reasonCode }) =>
      state === 'declined' && !declineOutcome(reasonCode).isFault ? [reasonCode ?? ''] : [],
    ),
  );
  const [only] = reasons;
  return (reasons.size === 1 && codesByReason[only ?? '']) || '0Offer2Group';
}

/** Nobody assessed the risk: every insurer, or its answer, failed. */
const isOutage = (answers: readonly Pick<AnswerRow, 'reasonCode'>[]): boolean =>
  answers.length > 0 && answers.every(({ reasonCode }) => declineOutcome(reasonCode).isFault);

/** Null while an offer may still come, or has come. */
export function zeroOffer(
  answers: readonly AnswerRow[],
  line: string,
  isComplete: boolean,
): { messageCode: string; message: string; isOutage?: true } | null {
  if (!isComplete || answers.some(({ offers }) => offers.length > 0)) return null;
  const messageCode = zeroOfferCode(answers);
  const outage = isOutage(answers);
  return {
    messageCode,
    message: zeroOfferOutcome(messageCode, factsOf(line as LineId), { isOutage: outage }).message,
    ...(outage && { isOutage: outage }),
  };
}
