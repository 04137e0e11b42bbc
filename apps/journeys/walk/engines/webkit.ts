/** WebKit (GTK) through its own WebDriver, on a display of its own where there is none. */
import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../../libs/embedded-database/free-port.ts';
import { fromDebian } from '../../../../tools/browser/from-debian.ts';
import type { Engine, OwnBrowser } from '../engine';

export const findWebKitDriver = (): string | undefined => fromDebian('webkit2gtk-driver', '/usr/bin/WebKitWebDriver');
/** What shows windows where there is no screen. */
export const findDisplayServer = (): string | undefined => fromDebian('xvfb', '/usr/bin/Xvfb');

/** @throws Error where no WebKit is there and none can be installed: a missing engine is a failure, never a skip */
export async function openWebKit(): Promise<OwnBrowser> {
  const program = findWebKitDriver();
  const binary = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0];
  if (!program || !binary) throw new Error("No WebKit: install Debian's webkit2gtk-driver.");
  const display = await openDisplay();
  let last: Session | undefined;
  const leave = async (): Promise<void> => {
    if (last) await quit(last);
    last = undefined;
  };
  // A session of its own, because this driver has no second profile within one; a driver of its own, because it may lose its browser.
  const newVisitor = async (): Promise<Engine> => {
    await leave();
    last = await openSession(program, binary, display.name);
    return onDriver(last.browser);
  };
  const close = async (): Promise<void> => {
    await leave();
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

/** Milliseconds after which a driver that has lost its browser is not waited for: it would wait for ever. */
const quitPatience = 10_000;

async function quit({ driver, browser }: Session): Promise<void> {
  // What it says, then or later, nobody needs: the browser goes with its driver.
  const left = browser.quit().catch(() => undefined);
  await Promise.race([left, pause(quitPatience, undefined, { ref: false })]);
  driver.kill();
}

async function openDisplay(): Promise<{ name: string; process: ChildProcess | undefined }> {
  const name = process.env['DISPLAY'];
  if (name) return { name, process: undefined };
  const program = findDisplayServer();
  if (!program) throw new Error("WebKit needs a display: set DISPLAY, or install Debian's xvfb.");
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((done) =>
    server.stdout!.once('data', (line: Buffer) => done(line.toString().trim())),
  );
  return { name: `:${number}`, process: server };
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          // The walker waits for what it looks for; a driver that waits for a page's load as well may wait for ever.
          pageLoadStrategy: 'none',
          timeouts: { script: 20_000, pageLoad: 60_000, implicit: 0 },
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build();
    } catch (failure) {
      if (attempt === 50) throw failure;
      await pause(100);
    }
  }
}

function setOption(selector: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(selector)!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A layout that still moves refuses keys and clicks for a moment; a person would try again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (failure) {
      if (
        attempt === 50 ||
        !(failure instanceof error.ElementNotInteractableError || failure instanceof error.StaleElementReferenceError)
      )
        throw failure;
      await pause(100);
    }
  }
}

/** The element, away from what sticks to the window's edges. */
async function inMiddle(browser: WebDriver, selector: string): Promise<WebElement> {
  const element = await browser.findElement(By.css(selector));
  await browser.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
  return element;
}

/** @param enter switches into the frame before each act, because WebDriver knows one current frame */
const onDriver = (
  browser: WebDriver,
  enter: () => Promise<void> = () => browser.switchTo().defaultContent(),
): Engine => {
  const inside = async <T>(work: () => Promise<T>): Promise<T> => (await enter(), work());
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
    // The popup of a native select is a window of its own that WebDriver cannot reach here.
    select: (selector, value) => inside(() => browser.executeScript(setOption, selector, value)),
    frame: async (selector) =>
      onDriver(browser, async () => {
        await browser.switchTo().defaultContent();
        await browser.switchTo().frame(await browser.wait(until.elementLocated(By.css(selector)), 15_000));
      }),
    close: async () => undefined,
  };
};
