/** Milliseconds after which nobody waits any longer: a hidden page paints no frame. */
const patience = 200;

/** Settles when the next frame has been painted and what waited for it has run, so that what is not seen does not keep what is seen waiting. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, patience);
    // Not with the frame after it: that one would come before everything else.
    requestAnimationFrame(() => setTimeout(() => setTimeout(done)));
  });
