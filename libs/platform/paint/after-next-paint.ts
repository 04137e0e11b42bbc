import { nextPaint } from './next-paint';

const ends = ['beforeunload', 'pagehide'] as const;

/** Runs the work after the next paint, or when the page ends if that comes first. Buys the same as `nextPaint` for requests that must not be lost. */
export function afterNextPaint<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((done) => {
    let isDone = false;
    const now = (): void => {
      if (isDone) return;
      isDone = true;
      ends.forEach((end) => removeEventListener(end, now));
      done(work());
    };
    ends.forEach((end) => addEventListener(end, now));
    void nextPaint().then(now);
  });
}
