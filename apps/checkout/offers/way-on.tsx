/** What stands below the sentence of a refused choice: it comes with the refusal, because most visitors never meet one. */
import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { ChooseOfferOutcome } from '@emsal/api/outcomes/choose-offer';
import type { ReactNode } from 'react';
import { AskAnew } from './ask-anew';
import type { Acting } from './use-offer-actions';

const outcomes: Partial<Record<string, ChooseOfferOutcome>> = chooseOfferOutcomes;

/** Where not, another offer is all that can be chosen. */
export const asksAnew = (messageCode: string): boolean => outcomes[messageCode]?.asksAnew === true;

export const wayOn = ({ visitId, read }: Acting, messageCode: string): ReactNode =>
  asksAnew(messageCode) ? <AskAnew visitId={visitId} campaigns={read().assumptions.campaigns} variant="line" /> : null;
