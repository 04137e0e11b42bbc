/** Runs inside every measured page from its first moment: notes when something that was waited for is painted. */
export interface Passage {
  /** The heading that came. */
  to: string;
  /** From the press to the frame after the new heading was painted. */
  ms: number;
}
export interface Notes {
  isHydrated: boolean;
  passages: Passage[];
  /** Durations of interactions as the Event Timing API gives them, in steps of 8 ms. */
  interactions: Record<string, number>;
  /** Milliseconds since 1970. */
  firstOfferPaintedAt: number | null;
}
declare global {
  interface Window {
    perfNotes: Notes;
  }
}

/** Self-contained, because it is sent to the page as source. @param offerButton the words that only an offer carries */
export function probe(offerButton: string): void {
  const notes: Notes = { isHydrated: false, passages: [], interactions: {}, firstOfferPaintedAt: null };
  window.perfNotes = notes;
  let pressedAt = 0;
  let heading = '';
  const painted = (then: () => void): number => requestAnimationFrame(() => void setTimeout(then));
  const noteHeading = (): void => {
    const now = document.querySelector('dialog[open] h2, h1')?.textContent ?? '';
    if (now === '' || now === heading) return;
    const [isFirst, began] = [heading === '', pressedAt];
    heading = now;
    if (!isFirst) painted(() => notes.passages.push({ to: now, ms: performance.now() - began }));
  };
  const noteOffer = (): void => {
    if (notes.firstOfferPaintedAt !== null) return;
    const isThere = [...document.querySelectorAll('button')].some((button) => button.textContent.includes(offerButton));
    if (!isThere) return;
    notes.firstOfferPaintedAt = 0;
    painted(() => (notes.firstOfferPaintedAt = Date.now()));
  };
  addEventListener('pointerdown', () => (pressedAt = performance.now()), true);
  const look = (): void => (noteHeading(), noteOffer());
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) notes.interactions[interactionId] = Math.max(notes.interactions[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** As `probe`: notes that the page is hydrated, by standing between the boot script's handle and the shell. */
export function probeHydration(): void {
  let boot: Record<'hydrated', () => void> | undefined;
  Object.defineProperty(window, 'emsalBoot', {
    get: () => boot,
    set: (made: typeof boot) => {
      const { hydrated } = made!;
      boot = { ...made!, hydrated: () => (hydrated(), void (window.perfNotes.isHydrated = true)) };
    },
  });
}
