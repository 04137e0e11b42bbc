/**
 * Time from a key to the painted options in a combobox of 20,000 options, in Chromium at full and at a quarter of the speed.
 * `node tools/bench/combobox.ts`
 */
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../browser/find-chromium.ts';
import { openGallery } from '../gallery/open-gallery.ts';

const goal = 50;
const texts = ['model 1', 'MODEL 19', 'del 777', 'yok'];

/** Milliseconds from the key to the frame after the one that shows the options. */
function keyTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        addEventListener(
          'keydown',
          ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
          { once: true, capture: true },
        );
      }),
  );
}

async function measure(page: Page): Promise<number[]> {
  const box = page.getByRole('combobox').last();
  const times: number[] = [];
  for (const text of texts) {
    await box.fill('');
    for (const key of text) {
      const time = keyTime(page);
      await page.evaluate(() => undefined);
      await page.keyboard.press(key);
      times.push(await time);
    }
  }
  return times.sort((a, b) => a - b);
}

const gallery = await openGallery();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
try {
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await page.goto(`${gallery.url}/combobox`);
    await page.getByRole('combobox').last().click();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = await measure(page);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1);
    console.log(`CPU 1/${slowdown}: ${times.length} keys, median ${at(0.5)} ms, p95 ${at(0.95)} ms, goal ${goal} ms`);
    await page.close();
  }
} finally {
  await browser.close();
  await gallery.close();
}
