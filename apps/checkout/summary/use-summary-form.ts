import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Order } from '../order/load-order';
import type { Refusal } from '../order/refusal-notice';
import { checkoutPaths } from '../visit/checkout-paths';
import { stillWrong } from '../visit/field-errors';
import type { FieldErrors } from '../visit/field-errors';
import { openDocument } from '../visit/open-document';
import { useReturned } from '../visit/use-returned';
import { refusedField } from './refused-fields';
import { savePolicyInfo } from './save-policy-info';
import { checkAnswers, readAnswers } from './summary-form';

interface FormState {
  errors: FieldErrors;
  /** How often the button was pressed: brings the focus back to the summary of errors. */
  attempt: number;
  isSaving: boolean;
  /** The server's refusal. */
  refusal: Refusal | null;
  /** The telephone that a code goes to before the payment, masked. */
  codeFor: string | null;
}

const untouched: FormState = { errors: {}, attempt: 0, isSaving: false, refusal: null, codeFor: null };

/** Checks on submit, saves, and goes to the payment, over a code where one is needed; while one saving runs further presses do nothing. */
export function useSummaryForm(order: Order) {
  const { transport } = usePage();
  const [state, setState] = useState(untouched);
  const isSaving = useRef(false);
  const change = (part: Partial<FormState>): void => setState((before) => ({ ...before, ...part }));
  const read = (form: HTMLFormElement) => readAnswers(new FormData(form), order.information.asks);
  const goOn = (): void => openDocument(checkoutPaths.payment(order.line));
  const save = async (form: HTMLFormElement): Promise<void> => {
    const answers = read(form);
    const errors = checkAnswers(answers);
    const isRight = Object.keys(errors).length === 0;
    setState(({ attempt }) => ({ ...untouched, errors, attempt: attempt + 1, isSaving: isRight }));
    if (!isRight) return;
    isSaving.current = true;
    const saved = await savePolicyInfo(createClient(transport), order, answers);
    isSaving.current = false;
    if (!saved.isSuccess) return change({ isSaving: false, ...refusalOf(saved) });
    if (!saved.result.isOtpRequired) return goOn();
    change({ isSaving: false, codeFor: saved.result.phoneNumberMasked });
  };
  useReturned(() => change({ isSaving: false }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSaving.current) void save(event.currentTarget);
  };
  const lookAgain = (form: HTMLFormElement): void => {
    const now = checkAnswers(read(form));
    setState((before) => ({ ...before, errors: stillWrong(before.errors, now) }));
  };
  return { state, submit, lookAgain, goOn };
}

/** At its field where it has one, else above the button. */
function refusalOf(failure: { message: string; messageCode: string }): Pick<FormState, 'errors' | 'refusal'> {
  const errors = refusedField(failure);
  return errors
    ? { errors, refusal: null }
    : { errors: {}, refusal: { message: failure.message, code: failure.messageCode } };
}
