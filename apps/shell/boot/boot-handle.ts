/** What the boot script leaves on the window for the shell that may start later. */
import type { TrackEvent } from '@emsal/platform/tracking/tracking';

export interface BootHandle {
  /** Waits for a pause in the typing on content pages, at most `max` ms; elsewhere it only yields. */
  quiet: (max: number) => Promise<void>;
  /** The token of this page; null when none could be had. */
  token: () => string | null;
  /** Settles when the first check or creation of the token is over. */
  tokenReady: Promise<void>;
  /** Makes a new token (the 403 rule). */
  authorise: () => Promise<void>;
  track: (event: TrackEvent) => void;
  /** Called once, when the page is hydrated: what was pressed before is done now. */
  hydrated: () => void;
  /** A press reached a part that is hydrated. */
  answered: () => void;
}

declare global {
  interface Window {
    emsalBoot: BootHandle;
  }
}
