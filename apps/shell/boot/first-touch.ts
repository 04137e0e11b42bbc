/** Content pages load the framework at the first interaction, one frame after it, one file at a time. */
import { painted } from '@emsal/platform/painted';
import { loadShell } from './load-shell';

const events = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'input', 'change'];
const options = { capture: true, passive: true };
export function startOnFirstTouch(quiet: (max: number) => Promise<void>): void {
  const go = async (): Promise<void> => {
    events.forEach((name) => removeEventListener(name, go, options));
    await painted();
    await loadShell(quiet);
  };
  events.forEach((name) => addEventListener(name, go, options));
}
