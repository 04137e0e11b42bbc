import { nextPaint } from './next-paint';

/** Runs the work after the next paint: `nextPaint` for effects, which must be cancelled on unmount. @returns cancels it */
export function scheduleAfterPaint(work: () => void): () => void {
  let isOver = false;
  void nextPaint().then(() => {
    if (!isOver) work();
  });
  return () => {
    isOver = true;
  };
}
