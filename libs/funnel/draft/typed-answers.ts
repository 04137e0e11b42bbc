import type { AnswerSet } from '@emsal/lines/kit/field';

/** After the last key. */
export const autosaveDelay = 300;
/** After a field is left; a press that leaves the whole step comes sooner and stores it itself. */
const fieldLeftDelay = 150;

interface Takers {
  /** Called with the first key, so that the first save waits for nothing. */
  begin: () => void;
  /** Keeps the values in the store. */
  keep: (values: AnswerSet) => void;
  /** Sends what is kept in its turn. */
  send: () => void;
  /** Sends what is kept now: the page may be gone in the next moment. */
  sendNow: () => void;
}

/** One set of typed values at most; it waits for a pause, and is handed over at once when the page may end. */
export function createTyped({ begin, keep, send, sendNow }: Takers) {
  let waiting: AnswerSet | null = null;
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    if (waiting === null) return;
    clearTimeout(timer);
    waiting = null;
    // Only while something waits: some browsers keep no page that listens.
    window.removeEventListener('beforeunload', leave);
    document.removeEventListener('visibilitychange', leave);
  };
  const flush = (): boolean => {
    const values = waiting;
    settle();
    if (values) keep(values);
    return values !== null;
  };
  const leave = (): void => void (flush() && sendNow());
  const pause = (): void => void (flush() && send());
  const after = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(pause, milliseconds);
  };
  const typed = (values: AnswerSet): void => {
    if (!hasBegun) begin();
    hasBegun = true;
    waiting = values;
    after(autosaveDelay);
    // A reload asks for the next document right after `beforeunload`; a phone's page may never hear more than that it is hidden.
    window.addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', leave);
  };
  const fieldLeft = (): void => {
    if (waiting) after(fieldLeftDelay);
  };
  return { typed, fieldLeft, settle, flush, leave };
}
