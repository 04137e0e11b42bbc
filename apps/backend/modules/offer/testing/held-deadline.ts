import type { EngineOptions } from '../asking/engine';

export interface HeldDeadline {
  options: EngineOptions;
  /** What the passing of the insurers' time would do to all questions that are out. */
  pass(): void;
}

/** The insurers' deadline of a test: no clock brings it, so that a busy machine times nobody out. */
export function heldDeadline(): HeldDeadline {
  let controller = new AbortController();
  return {
    options: { deadlineMs: 60_000, deadline: () => controller.signal },
    pass: () => {
      controller.abort(new Error('the deadline'));
      controller = new AbortController();
    },
  };
}
