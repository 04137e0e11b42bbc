/** Run inside every measured page from its first moment: note when something that was waited for is painted. */
export interface Passage {
  /** The heading that came. */
  to: string;
  /** From the end of the press, at which a click begins, to the frame after the new heading was painted. */
  ms: number;
  /** Of that, while the API was asked. */
  askingMs: number;
}
export interface Notes {
  isHydrated: boolean;
  /** Milliseconds of the page's own clock. */
  hydratedAt: number | null;
  passages: Passage[];
  /** Durations of interactions as the Event Timing API gives them, in steps of 8 ms. */
  interactions: Record<string, number>;
  /** The first one, however short: its number among the interactions, when it began, how long it took. */
  firstInteraction: { id: number; at: number; ms: number } | null;
  /** Of 50 ms and more. */
  longTasks: { at: number; ms: number }[];
  /** Milliseconds since 1970. */
  firstOfferPaintedAt: number | null;
  /** Of the newest offer so far, milliseconds since 1970. */
  lastOfferPaintedAt: number | null;
  /** From the last press to the frame that shows the last thing it changed in the list, in milliseconds. */
  listPaintedAfter: number;
}
declare global {
  interface Window {
    perfNotes: Notes;
    /** Works when the frame that is to come has been made, ahead of whatever else waits: it stands on the screen no later for that. */
    perfBehindFrame: (work: () => void) => void;
  }
}

/** Self-contained as all of these, because it is sent to the page as source. Comes first: it makes the notes. */
export function probeInteractions(): void {
  const notes: Notes = {
    isHydrated: false,
    hydratedAt: null,
    passages: [],
    interactions: {},
    firstInteraction: null,
    longTasks: [],
    firstOfferPaintedAt: null,
    lastOfferPaintedAt: null,
    listPaintedAfter: 0,
  };
  window.perfNotes = notes;
  window.perfBehindFrame = (work) =>
    void requestAnimationFrame(() => void scheduler.postTask(work, { priority: 'user-blocking' }));
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) notes.interactions[interactionId] = Math.max(notes.interactions[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    const { interactionId, startTime, duration } = list.getEntries()[0] as PerformanceEventTiming;
    notes.firstInteraction = { id: interactionId, at: startTime, ms: duration };
  }).observe({ type: 'first-input', buffered: true });
}

/** Notes the tasks that keep the page from answering. */
export function probeLongTasks(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.perfNotes.longTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Notes how long after the press the next heading was painted. */
export function probePassages(): void {
  let pressedAt = 0;
  let heading = '';
  const isCall = ({ name, startTime }: PerformanceEntry): boolean => name.includes('/api/') && startTime >= pressedAt;
  /** One call follows the other on the way to a step, so their times add up. */
  const asked = (): number =>
    performance
      .getEntriesByType('resource')
      .filter(isCall)
      .reduce((sum, { duration }) => sum + duration, 0);
  const note = (to: string): void =>
    void window.perfNotes.passages.push({ to, ms: performance.now() - pressedAt, askingMs: asked() });
  const look = (): void => {
    const now = document.querySelector('dialog[open] h2, h1')?.textContent ?? '';
    if (now === '' || now === heading) return;
    if (heading !== '') window.perfBehindFrame(() => note(now));
    heading = now;
  };
  addEventListener('pointerup', ({ timeStamp }) => (pressedAt = timeStamp), true);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Notes when the first offer was painted, and the newest. @param row what only an offer of the list matches */
export function probeOffers(row: string): void {
  let count = 0;
  const note = (): void => {
    window.perfNotes.lastOfferPaintedAt = Date.now();
    window.perfNotes.firstOfferPaintedAt ??= Date.now();
  };
  const look = (): void => {
    const now = document.querySelectorAll(row).length;
    if (now > count) window.perfBehindFrame(note);
    count = now;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** Notes how long after a press the list stood as it will stay. @param list holds the rows and what is said of them */
export function probeList(list: string): void {
  let pressedAt = 0;
  const note = (): void => void (window.perfNotes.listPaintedAfter = performance.now() - pressedAt);
  const isOfList = ({ target }: MutationRecord): boolean =>
    (target instanceof Element ? target : target.parentElement)?.closest(list) != null;
  const look = (changes: MutationRecord[]): void => {
    if (changes.some(isOfList)) window.perfBehindFrame(note);
  };
  for (const press of ['keydown', 'pointerup'])
    addEventListener(press, ({ timeStamp }) => (pressedAt = timeStamp), true);
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** Notes that the page is hydrated, by standing between the boot script's handle and the shell. */
export function probeHydration(): void {
  const note = (): void => void Object.assign(window.perfNotes, { isHydrated: true, hydratedAt: performance.now() });
  let boot: Record<'hydrated', () => void> | undefined;
  Object.defineProperty(window, 'emsalBoot', {
    get: () => boot,
    set: (made: typeof boot) => {
      const { hydrated } = made!;
      boot = { ...made!, hydrated: () => (hydrated(), note()) };
    },
  });
}
