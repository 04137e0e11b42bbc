import type { Frame, Locator, Page } from '@playwright/test';
import type { Engine } from '../engine';

/** Chromium through Playwright; the page belongs to the test. */
export const chromiumEngine = (page: Page): Engine => ({
  ...onFrame(page.mainFrame(), page),
  close: () => page.close(),
});

const twoFramesDrawn = (): Promise<void> =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

/** Scrolls to the element and waits for the paint: until then a cross-origin frame receives clicks at its old position. */
export async function inView(element: Locator): Promise<Locator> {
  await element.scrollIntoViewIfNeeded({ timeout: 5_000 });
  await element.evaluate(twoFramesDrawn);
  return element;
}

const onFrame = (frame: Frame, page: Page): Engine => ({
  name: 'Chromium',
  goto: async (url) => void (await page.goto(url)),
  url: async () => frame.url(),
  evaluate: (work, argument) => frame.evaluate(work as never, argument) as never,
  type: async (selector, text) => {
    await frame.click(selector, { clickCount: 3 });
    await frame.locator(selector).pressSequentially(text);
  },
  click: async (selector) => {
    const element = frame.locator(selector);
    if (page.frames().length > 1) await inView(element);
    await element.click({ force: true, timeout: 5_000 });
  },
  select: async (selector, value) => void (await frame.selectOption(selector, value)),
  frame: async (selector) => {
    const inner = await (await frame.waitForSelector(selector)).contentFrame();
    if (!inner) throw new Error(`${selector} holds no frame`);
    await inner.waitForLoadState();
    return onFrame(inner, page);
  },
  close: async () => undefined,
});
