import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { nanoid } from '@emsal/platform/store';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Order } from '../order/load-order';
import type { Refusal } from '../order/refusal-notice';
import { checkoutPaths } from '../visit/checkout-paths';
import { openDocument } from '../visit/open-document';
import { useReturned } from '../visit/use-returned';
import { savePolicyInfo } from './save-policy-info';
import { checkAnswers, readAnswers, stillWrong } from './summary-form';
import type { SummaryErrors } from './summary-form';

interface FormState {
  errors: SummaryErrors;
  /** How often the button was pressed: brings the focus back to the summary of errors. */
  attempt: number;
  isSaving: boolean;
  /** The server's refusal. */
  refusal: Refusal | null;
}

const untouched: FormState = { errors: {}, attempt: 0, isSaving: false, refusal: null };

/** Checks on submit, saves, and goes to the payment; while one saving runs further presses do nothing. */
export function useSummaryForm(order: Order) {
  const { transport } = usePage();
  const [state, setState] = useState(untouched);
  const isSaving = useRef(false);
  const save = async (form: HTMLFormElement): Promise<void> => {
    const answers = readAnswers(new FormData(form));
    const errors = checkAnswers(answers);
    const isRight = Object.keys(errors).length === 0;
    setState(({ attempt }) => ({ errors, attempt: attempt + 1, isSaving: isRight, refusal: null }));
    if (!isRight) return;
    isSaving.current = true;
    const saved = await savePolicyInfo(createClient(transport), order, { answers, attempt: nanoid() });
    isSaving.current = false;
    if (saved.isSuccess) openDocument(checkoutPaths.payment(order.line));
    else
      setState((before) => ({
        ...before,
        isSaving: false,
        refusal: { message: saved.message, code: saved.messageCode },
      }));
  };
  useReturned(() => setState((before) => ({ ...before, isSaving: false })));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSaving.current) void save(event.currentTarget);
  };
  const lookAgain = (form: HTMLFormElement): void =>
    setState((before) => ({
      ...before,
      errors: stillWrong(before.errors, checkAnswers(readAnswers(new FormData(form)))),
    }));
  return { state, submit, lookAgain };
}
