/** Scripts that run in every measured page from its start and note when something was painted. */
export interface StepTransition {
  /** The new heading. */
  heading: string;
  /** From the release of the pointer to the frame after the new heading was painted. */
  ms: number;
  /** Of it waiting for the API. */
  apiMs: number;
}
export interface ProbeNotes {
  isHydrated: boolean;
  /** Milliseconds of the page's own clock. */
  hydratedAt: number | null;
  transitions: StepTransition[];
  /** Durations of interactions by the Event Timing API, in steps of 8 ms. */
  interactions: Record<string, number>;
  /** The first one, however short: id, start and duration. */
  firstInteraction: { id: number; at: number; ms: number } | null;
  /** Tasks of 50 ms and more. */
  longTasks: { at: number; ms: number }[];
  /** Milliseconds since 1970. */
  firstOfferPaintedAt: number | null;
  /** Milliseconds since 1970. */
  lastOfferPaintedAt: number | null;
  /** Milliseconds from the last press to the last frame that changed the list. */
  listPaintedAfter: number;
}
declare global {
  interface Window {
    perfNotes: ProbeNotes;
    /** Runs the work right after the next frame, before other tasks. */
    perfAfterFrame: (work: () => void) => void;
  }
}

/** Self-contained like all probes, because it is sent to the page as source. Runs first: it creates the notes. */
export function probeInteractions(): void {
  const notes: ProbeNotes = {
    isHydrated: false,
    hydratedAt: null,
    transitions: [],
    interactions: {},
    firstInteraction: null,
    longTasks: [],
    firstOfferPaintedAt: null,
    lastOfferPaintedAt: null,
    listPaintedAfter: 0,
  };
  window.perfNotes = notes;
  window.perfAfterFrame = (work) =>
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

/** Notes long tasks. */
export function probeLongTasks(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.perfNotes.longTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Notes the time from a press to the next painted heading. */
export function probeStepTransitions(): void {
  let pressedAt = 0;
  let heading = '';
  const isCall = ({ name, startTime }: PerformanceEntry): boolean => name.includes('/api/') && startTime >= pressedAt;
  /** Calls of a step follow each other, so their times add up. */
  const apiTime = (): number =>
    performance
      .getEntriesByType('resource')
      .filter(isCall)
      .reduce((sum, { duration }) => sum + duration, 0);
  const note = (to: string): void =>
    void window.perfNotes.transitions.push({ heading: to, ms: performance.now() - pressedAt, apiMs: apiTime() });
  const look = (): void => {
    const now = document.querySelector('dialog[open] h2, h1')?.textContent ?? '';
    if (now === '' || now === heading) return;
    if (heading !== '') window.perfAfterFrame(() => note(now));
    heading = now;
  };
  addEventListener('pointerup', ({ timeStamp }) => (pressedAt = timeStamp), true);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Notes when the first and the latest offer were painted. @param row selector of an offer of the list */
export function probeOffers(row: string): void {
  let count = 0;
  const note = (): void => {
    window.perfNotes.lastOfferPaintedAt = Date.now();
    window.perfNotes.firstOfferPaintedAt ??= Date.now();
  };
  const look = (): void => {
    const now = document.querySelectorAll(row).length;
    if (now > count) window.perfAfterFrame(note);
    count = now;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** Notes the time from a press to the last change of the list. @param list selector of the list */
export function probeList(list: string): void {
  let pressedAt = 0;
  const note = (): void => void (window.perfNotes.listPaintedAfter = performance.now() - pressedAt);
  const isOfList = ({ target }: MutationRecord): boolean =>
    (target instanceof Element ? target : target.parentElement)?.closest(list) != null;
  const look = (changes: MutationRecord[]): void => {
    if (changes.some(isOfList)) window.perfAfterFrame(note);
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

/** Notes that the page is hydrated, by wrapping the boot script's `hydrated` callback. */
export function probeHydration(): void {
  const note = (): void => void Object.assign(window.perfNotes, { isHydrated: true, hydratedAt: performance.now() });
  let boot: Record<'hydrated', () => void> | undefined;
  Object.defineProperty(window, 'emsalBoot', {
    get: () => boot,
    set: (made: typeof boot) => {
      const { hydrated } = made!;
      boot = {
        ...made!,
        hydrated: () => {
          hydrated();
          return note();
        },
      };
    },
  });
}
