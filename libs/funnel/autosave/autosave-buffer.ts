import type { AnswerSet } from '@emsal/lines/kit/grammar/field';

/** Milliseconds after the last key. */
export const autosaveDelay = 300;
/** Milliseconds after a field is blurred; a click that submits the step comes sooner and stores the answers itself. */
const blurDelay = 150;

interface AutosaveActions {
  /** Called with the first change, so that the first save does not wait for it. */
  openVisit: () => void;
  /** Puts the values into the store. */
  store: (values: AnswerSet) => void;
  /** Queues the stored values; settles when the request is on its way. */
  send: () => Promise<unknown>;
  /** Sends the stored values at once, because the page may be about to end. */
  sendNow: () => void;
}

/**
 * A reload requests the next document right after `beforeunload`, and a phone may send nothing but `visibilitychange`. A link or the
 * browser's history renders the next step from the store before this one is unmounted.
 */
function toggleLeaveListeners(
  method: 'addEventListener' | 'removeEventListener',
  leave: () => void,
  click: (event: Event) => void,
) {
  window[method]('beforeunload', leave);
  window[method]('popstate', leave);
  window[method]('click', click, true);
  document[method]('visibilitychange', leave);
}

/** Holds the newest values until a pause in typing, or until the page may end. */
export function createAutosaveBuffer({ openVisit, store, send, sendNow }: AutosaveActions) {
  let buffered: AnswerSet | null = null;
  /** Stored values that wait in the queue. */
  let isUnsent = false;
  let hasVisit = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    buffered = null;
    isUnsent = false;
    // Registered only while something is unsaved: some browsers do not cache pages with such listeners.
    toggleLeaveListeners('removeEventListener', leave, click);
  };
  /** @returns whether there is something to send */
  const flush = (): boolean => {
    const values = buffered;
    const wasUnsent = isUnsent;
    cancel();
    if (values) store(values);
    return values !== null || wasUnsent;
  };
  const leave = (): void => void (flush() && sendNow());
  const click = ({ target }: Event): void => void ((target as Element).closest('a') && leave());
  const save = async (): Promise<void> => {
    store(buffered!);
    buffered = null;
    isUnsent = true;
    await send();
    if (buffered === null) cancel();
  };
  const saveAfter = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  };
  const valuesChanged = (values: AnswerSet): void => {
    if (!hasVisit) openVisit();
    hasVisit = true;
    buffered = values;
    saveAfter(autosaveDelay);
    toggleLeaveListeners('addEventListener', leave, click);
  };
  return { valuesChanged, fieldBlurred: (): void => void (buffered && saveAfter(blurDelay)), cancel, flush, leave };
}
