/** What axe-core and the width of the page say about a page as it stands. */
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const axeSource = readFileSync(join(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** WCAG 2.2 AA and axe's own good practices; nothing is left out. */
async function violations(page: Page): Promise<string[]> {
  // Trusted Types stop a script element; the debugger's evaluation is not the page's.
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Transitions are over before contrast is judged. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map(({ finished, effect }) =>
          effect?.getComputedTiming().iterations === Infinity ? null : finished.catch(() => null),
        ),
    ),
  );

/** Judges the page at its own width and at 320 px, where nothing may scroll sideways (WCAG 1.4.10). */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settled(page);
  expect.soft(await violations(page), `axe on ${what}`).toEqual([]);
  expect.soft(await overflow(page), `${what} fits its width`).toBeLessThanOrEqual(0);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: size.height });
  expect.soft(await overflow(page), `${what} fits 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}
