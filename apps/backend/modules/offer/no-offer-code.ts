/** The code of an empty list, from the reasons why insurers declined (funnel 4.3; 0Offer1Group on vehicles is the ten-year text). */
import { declineOutcome } from '@emsal/api/outcomes/insurer-decline';
import { noOfferOutcome } from '@emsal/api/outcomes/no-offer';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { AnswerRow } from './offer-store';

export type NoOfferCode = '402' | '0Offer1Group' | '0Offer2Group';
const codesByReason: Readonly<Record<string, NoOfferCode>> = { 402: '402', 591: '0Offer1Group' };

/** The reason decides that every declining insurer agrees on; insurer faults give none. Otherwise no insurer returned an offer. */
export function noOfferCode(answers: readonly Pick<AnswerRow, 'state' | 'reasonCode'>[]): NoOfferCode {
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
export function noOffer(
  answers: readonly AnswerRow[],
  line: string,
  isComplete: boolean,
): { messageCode: string; message: string; isOutage?: true } | null {
  if (!isComplete || answers.some(({ offers }) => offers.length > 0)) return null;
  const messageCode = noOfferCode(answers);
  const outage = isOutage(answers);
  return {
    messageCode,
    message: noOfferOutcome(messageCode, factsOf(line as LineId), { isOutage: outage }).message,
    ...(outage && { isOutage: outage }),
  };
}
