import { painted } from './painted';

const ends = ['beforeunload', 'pagehide'] as const;

/** Does something when the next frame has been painted, or before the page ends if that comes first. */
export function behindPaint<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((done) => {
    let isDone = false;
    const now = (): void => {
      if (isDone) return;
      isDone = true;
      ends.forEach((end) => removeEventListener(end, now));
      done(work());
    };
    ends.forEach((end) => addEventListener(end, now));
    void painted().then(now);
  });
}
