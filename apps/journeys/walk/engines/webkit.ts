/** WebKit (GTK) through its WebDriver; starts an X server when there is no display. */
import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../../libs/embedded-database/free-port.ts';
import { fromDebian } from '../../../../tools/browser/from-debian.ts';
import type { Engine, OwnBrowser, WindowSize } from '../engine';
import { openDisplay } from './display';

export const findWebKitDriver = (): string | undefined => fromDebian('webkit2gtk-driver', '/usr/bin/WebKitWebDriver');

/** @throws Error when WebKit is missing and cannot be installed: a missing engine is a failure, never a skip */
export async function openWebKit(): Promise<OwnBrowser> {
  const program = findWebKitDriver();
  const binary = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0];
  if (!program || !binary) throw new Error("No WebKit: install Debian's webkit2gtk-driver.");
  const display = await openDisplay();
  let last: Session | undefined;
  const closeLast = async (): Promise<void> => {
    if (last) await quit(last);
    last = undefined;
  };
  // A session per visitor, because the driver has no second profile; a driver per session, because it may lose its browser.
  const newVisitor = async (size: WindowSize): Promise<Engine> => {
    await closeLast();
    last = await openSession(program, binary, display.name);
    await last.browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return onDriver(last.browser);
  };
  const close = async (): Promise<void> => {
    await closeLast();
    display.process?.kill();
  };
  return { newVisitor, close };
}

interface Session {
  driver: ChildProcess;
  browser: WebDriver;
}

async function openSession(program: string, binary: string, display: string): Promise<Session> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  try {
    return { driver, browser: await connect(port, binary) };
  } catch (failure) {
    driver.kill();
    throw failure;
  }
}

/** Milliseconds to wait for a driver that may have lost its browser and would never end. */
const quitTimeout = 10_000;

async function quit({ driver, browser }: Session): Promise<void> {
  // Failures are irrelevant: the browser ends with its driver.
  const ended = browser.quit().catch(() => undefined);
  await Promise.race([ended, pause(quitTimeout, undefined, { ref: false })]);
  driver.kill();
}

const mostTries = 50;
/** Milliseconds between two of them. */
const tryAgainAfter = 100;

async function retry<T>(work: () => Promise<T>, mayPass: (failure: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (failure) {
      if (attempt === mostTries || !mayPass(failure)) throw failure;
      await pause(tryAgainAfter);
    }
  }
}

/** The driver listens a little after its start. */
const connect = (port: number, binary: string): Promise<WebDriver> =>
  retry(
    async () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          // The walker waits by itself; a driver that also waits for the page load may wait for ever.
          pageLoadStrategy: 'none',
          timeouts: { script: 20_000, pageLoad: 60_000, implicit: 0 },
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build(),
    () => true,
  );

function setOption(selector: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(selector)!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Keys and clicks are refused while the layout moves; retries as a person would. */
const patiently = <T>(work: () => Promise<T>): Promise<T> =>
  retry(
    work,
    (failure) =>
      failure instanceof error.ElementNotInteractableError || failure instanceof error.StaleElementReferenceError,
  );

/** The element, scrolled away from sticky elements at the window's edges. */
async function inMiddle(browser: WebDriver, selector: string): Promise<WebElement> {
  const element = await browser.findElement(By.css(selector));
  await browser.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
  return element;
}

/** @param enter switches to the frame before each action, because WebDriver has one current frame */
const onDriver = (
  browser: WebDriver,
  enter: () => Promise<void> = () => browser.switchTo().defaultContent(),
): Engine => {
  const inside = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    return work();
  };
  return {
    name: 'WebKit',
    goto: (url) => browser.get(url),
    url: () => browser.getCurrentUrl(),
    evaluate: (work, argument) =>
      inside(() => browser.executeScript(`return (${work.toString()})(arguments[0]);`, argument)),
    type: (selector, text) =>
      inside(() =>
        patiently(async () => {
          const field = await inMiddle(browser, selector);
          await field.click();
          await field.clear();
          await field.sendKeys(text);
        }),
      ),
    click: (selector) =>
      inside(() =>
        patiently(async () => {
          const target = await inMiddle(browser, selector);
          await target.click();
        }),
      ),
    // WebDriver cannot reach the popup of a native select here.
    select: (selector, value) => inside(() => browser.executeScript(setOption, selector, value)),
    frame: async (selector) =>
      onDriver(browser, async () => {
        await browser.switchTo().defaultContent();
        await browser.switchTo().frame(await browser.wait(until.elementLocated(By.css(selector)), 15_000));
      }),
    close: async () => undefined,
  };
};
