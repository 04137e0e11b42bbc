/** Content pages load the framework one frame after the first interaction, one file at a time. */
import { nextPaint } from '@emsal/platform/paint/next-paint';
import { loadShell } from './load-shell';

const events = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'input', 'change'];
const options = { capture: true, passive: true };
export function startOnFirstInteraction(quiet: (max: number) => Promise<void>): void {
  const go = async (): Promise<void> => {
    events.forEach((name) => removeEventListener(name, go, options));
    await nextPaint();
    await loadShell(quiet);
  };
  events.forEach((name) => addEventListener(name, go, options));
}
