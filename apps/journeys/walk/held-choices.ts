/** Choices that are made while the page's scripts are held back. */
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './hold-scripts';
import { site, slug } from './journey-test';

/** Opens a page of TRAFFIC as the edge has rendered it. @returns lets the scripts arrive */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(`${site()}/${slug}/${path}`, { waitUntil: 'commit' });
  return release;
}

/** Counts the frames in which the control is not ticked, from now on. */
export async function countJumps(control: Locator): Promise<() => Promise<number>> {
  const counter = await control.evaluateHandle((watched: HTMLInputElement) => {
    const jumps = { count: 0 };
    const look = (): void => {
      if (!watched.checked) jumps.count++;
      requestAnimationFrame(look);
    };
    look();
    return jumps;
  });
  return async () => (await counter.jsonValue()).count;
}
