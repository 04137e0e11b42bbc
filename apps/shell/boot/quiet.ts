/** Heavy work waits until the fingers rest: 450 ms without a key, with an upper bound. */
import { sleep } from './sleep';

const pause = 450;
const scheduling = (): { yield?: () => Promise<void> } =>
  (window as { scheduler?: { yield?: () => Promise<void> } }).scheduler ?? {};

const rest = (): Promise<void> => scheduling().yield?.() ?? sleep(0);

/** On journey pages nobody waits: the work only yields to the browser between two steps. */
export function createQuiet(isContent: boolean): (max: number) => Promise<void> {
  if (!isContent) return rest;
  let last = -pause;
  for (const name of ['keydown', 'input', 'pointerdown'])
    addEventListener(name, () => void (last = performance.now()), { capture: true, passive: true });
  return async (max) => {
    const end = performance.now() + max;
    await rest();
    while (performance.now() - last < pause && performance.now() < end) await sleep(40);
  };
}
