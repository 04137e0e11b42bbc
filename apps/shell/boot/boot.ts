/** The inline script of every page: before any framework it guards scripts, keeps markers, opens the session, counts, and waits for the first touch. */
import { painted } from '@emsal/platform/painted';
import { hearBackFirst } from '@emsal/ui/dialog/open-modals';
import type { BootHandle } from './boot-handle';
import { watchConnection } from './connection';
import { holdEarlyPress } from './early-press';
import { holdEarlySubmit } from './early-submit';
import { hideShareCard, keepMarkers } from './markers';
import { startOnFirstTouch } from './first-touch';
import { loaded } from './loaded';
import { startAfterPaint } from './load-shell';
import { createQuiet } from './quiet';
import { keepSession } from './session-watch';
import { bootToken } from './token-boot';
import { bootTracker } from './tracker-boot';
import { guardScripts } from './trusted-scripts';

guardScripts();
hearBackFirst();
keepMarkers(location.search);
hideShareCard(document.documentElement);
const isContent = document.documentElement.dataset['page'] === 'content';
const tracker = bootTracker();
const press = holdEarlyPress();
// Content pages keep their native POST: nothing hydrates there until somebody touches.
const sendForm = isContent ? () => undefined : holdEarlySubmit();
const boot: BootHandle = {
  quiet: createQuiet(isContent),
  track: tracker.track,
  answered: press.answered,
  hydrated: () => {
    sendForm();
    press.again();
  },
  // What a content page calls for it does not need yet: its own files and their paint go first.
  ...bootToken(isContent ? loaded().then(painted) : Promise.resolve()),
};
window.emsalBoot = boot;
keepSession(boot);
watchConnection();
if (isContent) startOnFirstTouch(boot.quiet);
else void startAfterPaint(boot.quiet);
