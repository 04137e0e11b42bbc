/** Firefox over WebDriver BiDi, without a separate driver. */
import puppeteer, { type BrowserContext, type Frame, type Page } from 'puppeteer-core';
import { fromDebian } from '../../../../tools/browser/from-debian.ts';
import type { Engine, OwnBrowser, WindowSize } from '../engine';

export const findFirefox = (): string | undefined =>
  process.env['FIREFOX_PATH'] ?? fromDebian('firefox-esr', '/usr/bin/firefox-esr');

/** @throws Error when Firefox is missing and cannot be installed: a missing engine is a failure, never a skip */
export async function openFirefox(): Promise<OwnBrowser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("No Firefox: set FIREFOX_PATH, or install Debian's firefox-esr.");
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
  });
  let last: BrowserContext | undefined;
  const newVisitor = async (size: WindowSize): Promise<Engine> => {
    await last?.close();
    last = await browser.createBrowserContext();
    const page = await last.newPage();
    await page.setViewport(size);
    return onFrame(page.mainFrame(), page);
  };
  return { newVisitor, close: () => browser.close() };
}

const onFrame = (frame: Frame, page: Page): Engine => ({
  name: 'Firefox',
  goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
  url: async () => frame.url(),
  evaluate: (work, argument) => frame.evaluate(work as never, argument as never) as never,
  type: async (selector, text) => {
    await frame.$eval(selector, (element) => (element as HTMLInputElement).select());
    await frame.type(selector, text);
  },
  click: (selector) => frame.click(selector),
  select: async (selector, value) => void (await frame.select(selector, value)),
  frame: async (selector) => {
    const inner = await (await frame.waitForSelector(selector))?.contentFrame();
    if (!inner) throw new Error(`${selector} holds no frame`);
    return onFrame(inner, page);
  },
  close: async () => undefined,
});
