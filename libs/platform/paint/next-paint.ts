/** Longest wait, in milliseconds: a hidden page paints no frame. */
const maxWait = 200;

/** The promise of the next frame, shared by all callers until that frame begins. */
let pendingPaint: Promise<void> | undefined;

const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    const begun = (): void => void (pendingPaint = undefined);
    setTimeout(() => {
      begun();
      done();
    }, maxWait);
    // Two timeouts after the frame: tasks that were queued for the paint run first.
    requestAnimationFrame(() => {
      begun();
      setTimeout(() => setTimeout(done));
    });
  });

/** Resolves after the next paint. Buys a quicker reaction to a press: work that the visitor does not see waits until the reaction is painted. */
export const nextPaint = (): Promise<void> => (pendingPaint ??= nextFrame());
