/** The code of an empty list, from why the insurers declined (funnel 4.3; decisions.md: 0Offer1Group on vehicles is the ten-year text). */
import { declineOutcome } from '@emsal/api/outcomes/decline';
import { zeroOfferOutcome } from '@emsal/api/outcomes/zero-offer';
import type { AnswerRow } from './offer-store';

export type ZeroOfferCode = '402' | '0Offer1Group' | '0Offer2Group';
const codesByReason: Readonly<Record<string, ZeroOfferCode>> = { 402: '402', 591: '0Offer1Group' };

/** The reason that every insurer who gave one agrees on decides; who could not answer gave none. Otherwise no insurer returned an offer. */
export function zeroOfferCode(answers: readonly Pick<AnswerRow, 'state' | 'reasonCode'>[]): ZeroOfferCode {
  const reasons = new Set(
    answers.flatMap(({ state, reasonCode }) =>
      state === 'declined' && !declineOutcome(reasonCode).isFault ? [reasonCode ?? ''] : [],
    ),
  );
  const [only] = reasons;
  return (reasons.size === 1 && codesByReason[only ?? '']) || '0Offer2Group';
}

/** Nobody judged the risk: every insurer, or its answer, was at fault. */
const isOutage = (answers: readonly Pick<AnswerRow, 'reasonCode'>[]): boolean =>
  answers.length > 0 && answers.every(({ reasonCode }) => declineOutcome(reasonCode).isFault);

/** Null while somebody may still offer, or has. */
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
    message: zeroOfferOutcome(messageCode, line, outage).message,
    ...(outage && { isOutage: outage }),
  };
}
