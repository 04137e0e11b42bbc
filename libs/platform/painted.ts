/** Milliseconds after which nobody waits any longer: a hidden page paints no frame. */
const patience = 200;

/** Settles with the frame that is still to come: whoever waits for it shares one promise. */
let coming: Promise<void> | undefined;

const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    const begun = (): void => void (coming = undefined);
    setTimeout(() => (begun(), done()), patience);
    // Not with the frame after it: that one would come before everything else.
    requestAnimationFrame(() => (begun(), setTimeout(() => setTimeout(done))));
  });

/** Settles when the next frame has been painted and what waited for it has run, so that what is not seen does not keep what is seen waiting. */
export const painted = (): Promise<void> => (coming ??= nextFrame());
