/** Accessibility checks of a page in its current state. */
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

/** All rules of axe. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated, because Trusted Types refuse a script element; once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}

/** English words of libraries, browsers or developers that no Turkish text contains. */
const foreign =
  /(?<!\p{L})(?:the|and|please|error|errors|loading|submit|cancel|close|invalid|required|undefined|null|object|warning|select|choose|search|next|previous|back|continue|your|you|not found|failed|success|true|false|NaN)(?!\p{L})/iu;

/** Texts on the page, visible or for screen readers, with a foreign word. */
const foreignTexts = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const isForeign = (text: string | null): boolean => new RegExp(pattern, 'iu').test(text ?? '');
    const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
    return [...document.body.querySelectorAll('*:not(script, style, noscript)')]
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent),
        ...attributes.map((name) => element.getAttribute(name)),
      ])
      .filter((text): text is string => isForeign(text));
  }, foreign.source);

/** Pixels by which the page is wider than its viewport. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits for the end of transitions, because axe checks contrast. */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map(({ finished, effect }) =>
          effect?.getComputedTiming().iterations === Infinity ? null : finished.catch(() => null),
        ),
    ),
  );

/** The two widths of the design, the wider one at 200% zoom, and the narrowest of WCAG 1.4.10. */
const widths = { phone: 390, desktop: 1440, zoomed: 720, narrow: 320 };

async function expectFits(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect.soft(await overflow(page), `${page.url()} fits ${width} px`).toBeLessThanOrEqual(0);
}

/** Runs axe at the current width and checks that nothing scrolls horizontally. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await waitForAnimations(page);
  expect.soft(await violations(page), `axe on ${what}`).toEqual([]);
  await expectFits(page);
}

/** Calls `look` at each of these widths. Restores the viewport. */
async function atWidths(page: Page, all: readonly number[], look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()!;
  for (const width of all) {
    await page.setViewportSize({ ...size, width });
    await waitForAnimations(page);
    await look();
  }
  await page.setViewportSize(size);
}

/** No violations at 390 and 1440 px; no horizontal scrolling at 200% zoom and at 320 px. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await atWidths(page, [widths.phone, widths.desktop], () => expectNoViolations(page, what));
  await atWidths(page, [widths.zoomed, widths.narrow], () => expectFits(page));
}

/** Controls that are invisible in forced colours: without a border of their own or around them, or with a transparent tick. */
const invisibleControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasBorder = (element: Element | null, levels: number): boolean => {
      if (element === null || levels === 0) return false;
      const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
      const isDrawn = parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none';
      return isDrawn || hasBorder(element.parentElement, levels - 1);
    };
    const isVisible = (element: Element): boolean =>
      element.matches('input[type=radio], input[type=checkbox]')
        ? getComputedStyle(element).opacity === '1'
        : hasBorder(element, 3);
    // The browser draws a range input itself.
    const controls = 'input:not([type=hidden], [type=file], [type=range]), select, textarea, button[type=submit]';
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility() && !isVisible(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

async function expectForcedColours(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await invisibleControls(page), `controls in forced colours on ${what}`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Sets the browser's own text size in percent, which media queries in rem follow too. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await session.detach();
}

/** Cards whose content overflows; inside a scrolling row the page width does not reveal it. */
const overflowingCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')]
      .filter((card) => card.checkVisibility() && card.scrollWidth > card.clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

async function expectLargeType(page: Page, what: string): Promise<void> {
  await setTextSize(page, 200);
  expect.soft(await overflow(page), `${what} fits with text of 200%`).toBeLessThanOrEqual(0);
  expect.soft(await overflowingCards(page), `cards on ${what} hold text of 200%`).toEqual([]);
  await setTextSize(page, 100);
}

/** Checks a state of a screen that `expectScreen` has checked: Turkish, no violations at the current width, fits every width. */
export async function expectState(page: Page, what: string): Promise<void> {
  expect.soft(await foreignTexts(page), `Turkish on ${what}`).toEqual([]);
  await expectNoViolations(page, what);
  await atWidths(page, Object.values(widths), () => expectFits(page));
}

/** Checks a screen of the site: Turkish, accessible at every width, in forced colours and with large text. */
export async function expectScreen(page: Page, what: string): Promise<void> {
  // After a navigation the address changes before the body exists.
  await page.waitForLoadState('domcontentloaded');
  expect.soft(await foreignTexts(page), `Turkish on ${what}`).toEqual([]);
  expect.soft(await page.locator('html').getAttribute('lang')).toBe('tr');
  await expectAccessible(page, what);
  await expectForcedColours(page, what);
  await expectLargeType(page, what);
}
