/** Milliseconds after which nobody waits any longer: a hidden page paints no frame. */
const patience = 100;

/** Settles when the next frame has been painted, so that what is not seen does not keep what is seen waiting. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, patience);
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
