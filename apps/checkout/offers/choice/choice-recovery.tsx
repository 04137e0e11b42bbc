/** Recovery from a refused choice. */
import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { ChooseOfferOutcome } from '@emsal/api/outcomes/choose-offer';
import type { ReactNode } from 'react';
import { StartAgain } from '../../visit/start-again';
import { RequoteButton } from '../requote/requote-button';
import type { ActionContext } from '../actions/offer-actions';

const outcomes: Partial<Record<string, ChooseOfferOutcome>> = chooseOfferOutcomes;

/** Otherwise another offer has to be chosen. */
export const canRequote = (messageCode: string): boolean => outcomes[messageCode]?.allowsRetry === true;

export function choiceRecovery({ line, visitId, read }: ActionContext, messageCode: string): ReactNode {
  if (messageCode === endedVisit.code) return <StartAgain line={line} />;
  if (!canRequote(messageCode)) return null;
  return <RequoteButton {...{ line, visitId }} campaigns={read().assumptions.campaigns} variant="line" />;
}
