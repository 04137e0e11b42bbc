import type { EngineOptions } from '../quoting/quote-engine';

export interface ManualDeadline {
  options: EngineOptions;
  /** Expires the deadline of all pending requests. */
  expire(): void;
}

/** A deadline that only the test expires, so that a slow machine causes no timeouts. */
export function manualDeadline(): ManualDeadline {
  let controller = new AbortController();
  return {
    options: { deadlineMs: 60_000, deadline: () => controller.signal },
    expire: () => {
      controller.abort(new Error('the deadline'));
      controller = new AbortController();
    },
  };
}
