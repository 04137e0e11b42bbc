/** Lets heavy work wait for a pause in the visitor's input, up to a limit. */
import { sleep } from './sleep';

const pause = 450;
const scheduling = (): { yield?: () => Promise<void> } =>
  (window as { scheduler?: { yield?: () => Promise<void> } }).scheduler ?? {};

const yieldToBrowser = (): Promise<void> => scheduling().yield?.() ?? sleep(0);

/** On journey pages the work does not wait, it only yields to the browser. */
export function createInputPause(isContent: boolean): (max: number) => Promise<void> {
  if (!isContent) return yieldToBrowser;
  let last = -pause;
  for (const name of ['keydown', 'input', 'pointerdown'])
    addEventListener(name, () => void (last = performance.now()), { capture: true, passive: true });
  return async (max) => {
    const end = performance.now() + max;
    await yieldToBrowser();
    while (performance.now() - last < pause && performance.now() < end) await sleep(40);
  };
}
