import type { AnswerSet } from '@emsal/lines/kit/field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-final-form';
import type { Left } from '../course/leaving';
import type { Refusal } from '../course/refusal';
import type { StepFormProps } from './step-form';
import type { useStepForm } from './use-step-form';

/** What no field is to blame for. */
const failureOf = (refusal: Refusal | undefined) =>
  refusal?.message === undefined ? null : { message: refusal.message, canRetry: refusal.canRetry };

/** The press: the checks first, then wherever it leads; once. */
export function usePress({
  leave,
  refused,
  parts,
  settle,
}: Pick<StepFormProps, 'leave' | 'refused'> & {
  parts: ReturnType<typeof useStepForm>;
  settle: () => void;
}) {
  const form = useForm<AnswerSet>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(() => failureOf(refused));
  const stayed = (left: Left): void => {
    if (left.to !== 'stay' || !left.refusal) return;
    if (Object.keys(left.refusal.fields).length > 0) parts.refuse(left.refusal.fields);
    setFailure(failureOf(left.refusal));
  };
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (failure) setFailure(null);
    // What the register is about to answer is not missing.
    if (parts.live.isAsking) {
      setBusy(true);
      await parts.live.answered();
      setBusy(false);
    }
    if (!parts.press()) return;
    settle();
    const left = leave(form.getState().values, parts.asked);
    if (!(left instanceof Promise)) return stayed(left);
    setBusy(true);
    stayed(await left);
    setBusy(false);
  };
  return { busy, failure, press };
}
