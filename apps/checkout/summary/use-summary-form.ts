import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Order } from '../order/load-order';
import type { Refusal } from '../order/refusal-notice';
import { checkoutPaths } from '../navigation/checkout-paths';
import { remainingErrors } from '../forms/field-errors';
import type { FieldErrors } from '../forms/field-errors';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { usePageRestored } from '../navigation/use-page-restored';
import { refusedField } from './refused-fields';
import { savePolicyInfo } from './save-policy-info';
import { checkAnswers, readAnswers } from './summary-form';

interface FormState {
  errors: FieldErrors;
  /** Number of submits: moves the focus to the error summary again. */
  attempt: number;
  isSaving: boolean;
  refusal: Refusal | null;
  /** Masked phone that receives a code before the payment. */
  codeFor: string | null;
}

const initialState: FormState = { errors: {}, attempt: 0, isSaving: false, refusal: null, codeFor: null };

/**
 * Validates on submit, saves, and goes to the payment, after a one-time code where required; ignores further submits
 * while saving.
 */
export function useSummaryForm(order: Order) {
  const { transport } = usePage();
  const [state, setState] = useState(initialState);
  const isSaving = useRef(false);
  const change = (part: Partial<FormState>): void => setState((before) => ({ ...before, ...part }));
  const read = (form: HTMLFormElement) => readAnswers(new FormData(form), order.information);
  const goOn = (): void => openDocument(checkoutPaths.payment(order.line));
  const save = async (form: HTMLFormElement): Promise<void> => {
    const answers = read(form);
    const errors = checkAnswers(answers);
    const isValid = Object.keys(errors).length === 0;
    setState(({ attempt }) => ({ ...initialState, errors, attempt: attempt + 1, isSaving: isValid }));
    if (!isValid) return;
    isSaving.current = true;
    const saved = await savePolicyInfo(createClient(transport), order, answers);
    isSaving.current = false;
    if (!saved.isSuccess) return change({ isSaving: false, ...refusalOf(saved) });
    sessionStore.remove(sessionKeys.policyInformation);
    if (!saved.result.isOtpRequired) return goOn();
    change({ isSaving: false, codeFor: saved.result.phoneNumberMasked });
  };
  usePageRestored(() => change({ isSaving: false }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSaving.current) void save(event.currentTarget);
  };
  const recheck = (form: HTMLFormElement): void => {
    const now = checkAnswers(read(form));
    setState((before) => ({ ...before, errors: remainingErrors(before.errors, now) }));
  };
  return { state, submit, recheck, goOn };
}

/** At its field, or above the button. */
function refusalOf(failure: Parameters<typeof refusedField>[0]): Pick<FormState, 'errors' | 'refusal'> {
  const errors = refusedField(failure);
  return errors
    ? { errors, refusal: null }
    : { errors: {}, refusal: { message: failure.message, code: failure.messageCode } };
}
