/** What the boot script puts on the window for the shell, which starts later. */
import type { TrackEvent } from '@emsal/platform/tracking/tracking';

export interface BootHandle {
  /** Waits for a pause in the typing on content pages, at most `max` ms; elsewhere it only yields. */
  waitForInputPause: (max: number) => Promise<void>;
  /** The token of this page; null when there is none. */
  token: () => string | null;
  /** Settles when the first check or creation of the token has ended. */
  tokenReady: Promise<void>;
  /** Creates a new token after a 403. */
  authorise: () => Promise<void>;
  track: (event: TrackEvent) => void;
  /** Called once, before hydration, by what repeats clicks from then on: the button that was clicked last. */
  takeClick: () => HTMLElement | null;
  /** Called once, when the page is hydrated: submits what was submitted before. */
  hydrated: () => void;
}

declare global {
  interface Window {
    emsalBoot: BootHandle;
  }
}
