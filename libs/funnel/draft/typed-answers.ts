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
  /** Sends what is kept in its turn; settles when it is on its way. */
  send: () => Promise<unknown>;
  /** Sends what is kept now: the page may be gone in the next moment. */
  sendNow: () => void;
}

/**
 * A reload asks for the next document right after `beforeunload`; a phone's page may never hear more than that it is hidden. A link and the
 * browser's history lead to a step that is drawn with what is kept before this one is gone.
 */
function hearEnd(how: 'addEventListener' | 'removeEventListener', leave: () => void, click: (event: Event) => void) {
  window[how]('beforeunload', leave);
  window[how]('popstate', leave);
  window[how]('click', click, true);
  document[how]('visibilitychange', leave);
}

/** One set of typed values at most; it waits for a pause, and is handed over at once when the page may end. */
export function createTyped({ begin, keep, send, sendNow }: Takers) {
  let waiting: AnswerSet | null = null;
  /** What is kept waits for its turn. */
  let isUnsent = false;
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    waiting = null;
    isUnsent = false;
    // Only while something waits: some browsers keep no page that listens.
    hearEnd('removeEventListener', leave, click);
  };
  /** @returns whether there is something to send */
  const flush = (): boolean => {
    const [values, isLeft] = [waiting, isUnsent];
    settle();
    if (values) keep(values);
    return values !== null || isLeft;
  };
  const leave = (): void => void (flush() && sendNow());
  const click = ({ target }: Event): void => void ((target as Element).closest('a') && leave());
  const pause = async (): Promise<void> => {
    keep(waiting!);
    waiting = null;
    isUnsent = true;
    await send();
    if (waiting === null) settle();
  };
  const after = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void pause(), milliseconds);
  };
  const typed = (values: AnswerSet): void => {
    if (!hasBegun) begin();
    hasBegun = true;
    waiting = values;
    after(autosaveDelay);
    hearEnd('addEventListener', leave, click);
  };
  const fieldLeft = (): void => void (waiting && after(fieldLeftDelay));
  return { typed, fieldLeft, settle, flush, leave };
}
