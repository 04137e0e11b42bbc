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
  // Trusted Types stop a script element; the debugger's evaluation is not the page's. A document keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}

/** Words of programs that no Turkish sentence has: texts of a library, of the browser's own language, of a developer. */
const foreign =
  /(?<!\p{L})(?:the|and|please|error|errors|loading|submit|cancel|close|invalid|required|undefined|null|object|warning|select|choose|search|next|previous|back|continue|your|you|not found|failed|success|true|false|NaN)(?!\p{L})/iu;

/** Sentences, names and hints on the page, seen or heard, that are no Turkish. */
const foreignTexts = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const isForeign = (text: string | null): boolean => new RegExp(pattern, 'iu').test(text ?? '');
    const heard = ['aria-label', 'title', 'alt', 'placeholder'];
    return [...document.body.querySelectorAll('*:not(script, style, noscript)')]
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent),
        ...heard.map((name) => element.getAttribute(name)),
      ])
      .filter((text): text is string => isForeign(text));
  }, foreign.source);

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

/** The two widths of the design, the wider one at 200% zoom, and WCAG 1.4.10's narrowest. */
const widths = { phone: 390, desktop: 1440, zoomed: 720, narrow: 320 };

async function expectFits(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect.soft(await overflow(page), `${page.url()} fits ${width} px`).toBeLessThanOrEqual(0);
}

/** Asks axe about the page at the width that it has, and holds that nothing scrolls sideways. */
export async function expectFaultless(page: Page, what: string): Promise<void> {
  await settled(page);
  expect.soft(await violations(page), `axe on ${what}`).toEqual([]);
  await expectFits(page);
}

/** Faultless at 390 and at 1440 px; nothing scrolls sideways at 200% zoom and at 320 px either. The window is left as it was. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  const size = page.viewportSize()!;
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ ...size, width });
    await expectFaultless(page, what);
  }
  for (const width of [widths.zoomed, widths.narrow]) {
    await page.setViewportSize({ ...size, width });
    await settled(page);
    await expectFits(page);
  }
  await page.setViewportSize(size);
}

/** Controls of which nothing is left to see once the system's colours have replaced ours: no border of their own or of what holds them, a tick that is see-through. */
const undrawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasBorder = (element: Element | null, levels: number): boolean => {
      if (element === null || levels === 0) return false;
      const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
      const isDrawn = parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none';
      return isDrawn || hasBorder(element.parentElement, levels - 1);
    };
    const isSeen = (element: Element): boolean =>
      element.matches('input[type=radio], input[type=checkbox]')
        ? getComputedStyle(element).opacity === '1'
        : hasBorder(element, 3);
    // The system draws a range by itself.
    const controls = 'input:not([type=hidden], [type=file], [type=range]), select, textarea, button[type=submit]';
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility() && !isSeen(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

async function expectForcedColours(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await undrawn(page), `controls in forced colours on ${what}`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** What a visitor gets who asks the browser for larger text, in percent of the usual. */
export const setTextSize = (page: Page, percent: number): Promise<unknown> =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);

/** Cards out of which something runs: a row to swipe hides that from the width of the page. */
const burst = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')]
      .filter((card) => card.checkVisibility() && card.scrollWidth > card.clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

async function expectLargeType(page: Page, what: string): Promise<void> {
  await setTextSize(page, 200);
  expect.soft(await overflow(page), `${what} fits with text of 200%`).toBeLessThanOrEqual(0);
  expect.soft(await burst(page), `cards on ${what} hold text of 200%`).toEqual([]);
  await setTextSize(page, 100);
}

/** A screen of the site as it stands: accessible at every width, in the system's colours and in large type, and Turkish. The gallery names its examples in English. */
export async function expectScreen(page: Page, what: string): Promise<void> {
  // A document that was just navigated to has an address before it has a body.
  await page.waitForLoadState('domcontentloaded');
  expect.soft(await foreignTexts(page), `Turkish on ${what}`).toEqual([]);
  expect.soft(await page.locator('html').getAttribute('lang')).toBe('tr');
  await expectAccessible(page, what);
  await expectForcedColours(page, what);
  await expectLargeType(page, what);
}
