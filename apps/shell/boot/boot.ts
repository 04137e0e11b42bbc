/**
 * The inline script of every page. Before any framework is loaded it restricts scripts, stores referral parameters, opens the session,
 * tracks, and waits for the first interaction.
 */
import { nextPaint } from '@emsal/platform/paint/next-paint';
import { installBackHandler } from '@emsal/ui/dialog/open-modals';
import type { BootHandle } from './boot-handle';
import { watchConnection } from './connection';
import { captureEarlyClick } from '@emsal/platform/paint/early-click';
import { captureInvalidSubmit } from '@emsal/platform/paint/early-invalid';
import { captureEarlySubmit } from '@emsal/platform/paint/early-submit';
import { hideShareCard, storeReferralParameters } from './referral-parameters';
import { startOnFirstInteraction } from './first-interaction';
import { pageLoaded } from './page-load';
import { startAfterPaint } from './load-shell';
import { createInputPause } from './input-pause';
import { watchSession } from './watch-session';
import { keySubmissions } from './submission-key';
import { bootToken } from './token-boot';
import { bootTracker } from './tracker-boot';
import { restrictScriptUrls } from './trusted-scripts';

restrictScriptUrls();
installBackHandler();
storeReferralParameters(location.search);
hideShareCard(document.documentElement);
const isContent = document.documentElement.dataset['page'] === 'content';
const tracker = bootTracker();
const takeClick = captureEarlyClick();
// Content pages keep the native POST of a complete form: nothing is hydrated before the first interaction.
const sendEarlySubmit = isContent ? captureInvalidSubmit() : captureEarlySubmit();
const boot: BootHandle = {
  waitForInputPause: createInputPause(isContent),
  track: tracker.track,
  takeClick,
  hydrated: sendEarlySubmit,
  // A content page needs no token at once: its own files and their paint come first.
  ...bootToken(isContent ? pageLoaded().then(nextPaint) : Promise.resolve()),
};
window.emsalBoot = boot;
watchSession(boot);
watchConnection();
if (isContent) {
  keySubmissions();
  startOnFirstInteraction(boot.waitForInputPause);
} else void startAfterPaint(boot.waitForInputPause);
