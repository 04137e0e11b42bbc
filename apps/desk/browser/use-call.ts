import type { DeskCallName, DeskInput, DeskOutput } from '@emsal/api/desk/desk-calls';
import { useCallback, useEffect, useState } from 'react';
import { callDesk, DeskFailure } from './desk-client';

export interface CallState<Result> {
  result?: Result;
  failure?: DeskFailure;
  /** Whether what is shown answers the input of now. */
  isCurrent: boolean;
  /** Whether the answer is still awaited, also while an older one is shown. */
  isReading: boolean;
  /** Asks again; what is shown stays meanwhile, and beside the failure if that does not succeed. */
  reload: () => void;
}

const asFailure = (error: unknown): DeskFailure =>
  error instanceof DeskFailure ? error : new DeskFailure(String(error), 'unexpected');

type Answer<Result> = Pick<CallState<Result>, 'result' | 'failure'> & {
  key?: string;
  round?: number;
};

/** The answer of a call that only reads, again whenever its input changes; nothing is asked for null. */
export function useCall<Name extends DeskCallName>(
  name: Name,
  input: DeskInput<Name> | null,
): CallState<DeskOutput<Name>> {
  const [state, setState] = useState<Answer<DeskOutput<Name>>>({});
  const [round, setRound] = useState(0);
  const key = JSON.stringify(input);
  useEffect(() => {
    const asked = JSON.parse(key) as DeskInput<Name> | null;
    if (asked === null) return undefined;
    let isCurrent = true;
    callDesk(name, asked).then(
      (result) => isCurrent && setState({ result, key, round }),
      (error: unknown) =>
        isCurrent && setState((last) => ({ ...(last.key === key && last), failure: asFailure(error), key, round })),
    );
    return () => void (isCurrent = false);
  }, [name, key, round]);
  return {
    ...state,
    isCurrent: state.key === key,
    isReading: input !== null && (state.key !== key || state.round !== round),
    reload: useCallback(() => setRound((last) => last + 1), []),
  };
}

export interface Action {
  /** What the last press came to. */
  notice?: { tone: 'good' | 'danger'; text: string; pressed?: Element | null };
  isRunning: boolean;
  /** @param done what is said when it succeeds */
  run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** No press starts it while what it is about is read again: it would act on what is shown meanwhile. */
export const heldWhile = (isReading: boolean, action: Action): Action =>
  isReading ? { ...action, isRunning: true, run: () => Promise.resolve(false) } : action;

/** One press at a time, with its outcome in words. @param before what a press elsewhere came to, which led here */
export function useAction(before?: Action['notice']): Action {
  const [notice, setNotice] = useState(before);
  const [isRunning, setRunning] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isRunning) return false;
    const pressed = document.activeElement;
    setRunning(true);
    try {
      await work();
      setNotice({ tone: 'good', text: done, pressed });
      return true;
    } catch (error) {
      setNotice({ tone: 'danger', text: asFailure(error).message, pressed });
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { notice, isRunning, run };
}
