/** Recovery from a refused choice. */
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { ChooseOfferOutcome } from '@emsal/api/outcomes/choose-offer';
import type { ReactNode } from 'react';
import { RequoteButton } from '../requote/requote-button';
import type { ActionContext } from '../actions/offer-actions';

const outcomes: Partial<Record<string, ChooseOfferOutcome>> = chooseOfferOutcomes;

/** Otherwise another offer has to be chosen. */
export const canRequote = (messageCode: string): boolean => outcomes[messageCode]?.allowsRetry === true;

export const choiceRecovery = ({ visitId, read }: ActionContext, messageCode: string): ReactNode =>
  canRequote(messageCode) ? (
    <RequoteButton visitId={visitId} campaigns={read().assumptions.campaigns} variant="line" />
  ) : null;
