/** First interactions with a content page, repeated until the page is hydrated and once more. */
import type { Locator, Page } from 'playwright';

export interface TouchScenario {
  name: string;
  path: string;
  touch: (page: Page) => Promise<void>;
  /** Expected field values at the end, by field name. */
  typed?: Record<string, string>;
}

const landing = '/trafik-sigortasi';
/** Milliseconds a finger stays down. */
const press = 80;

interface Point {
  x: number;
  y: number;
}

/** Determined before the measurement, so that the search does not cost the page processor time. */
async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function tap(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(press);
  await page.mouse.up();
}

/** Far beyond the shell's own upper bounds for hydration. */
const maxTurns = 200;

/** @throws Error after `maxTurns` turns */
async function isHydrated(page: Page, turn: number): Promise<boolean> {
  if (turn > maxTurns) throw new Error(`${page.url()} does not hydrate`);
  return page.evaluate(() => window.perfNotes.isHydrated);
}

/** Taps the targets in turn, every `pause` ms. */
async function tapUntilHydrated(page: Page, targets: readonly Point[], pause = 600): Promise<void> {
  for (let turn = 0, wasHydrated = false; ; turn++) {
    await tap(page, targets[turn % targets.length]!);
    await page.waitForTimeout(pause);
    if (wasHydrated) return;
    wasHydrated = turn >= 2 && (await isHydrated(page, turn));
  }
}

/** Types without a break, one key every `pause` ms, erasing surplus characters. */
async function typeUntilHydrated(page: Page, pause: number): Promise<void> {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '1'];
  for (let turn = 0, wasHydrated = false; ; turn++) {
    for (const key of turn === 0 ? keys : ['Backspace', '1']) await page.keyboard.press(key, { delay: pause });
    if (wasHydrated) return;
    wasHydrated = await isHydrated(page, turn);
  }
}

const field = (page: Page, name: string): Locator => page.locator(`main [name=${name}]`);

const typing = (pause: number): TouchScenario => ({
  name: `field; then a key every ${pause} ms`,
  path: landing,
  typed: { identityNo: '12345678901', phoneNumber: '532', licensePlateNo: '34' },
  touch: async (page) => {
    await tap(page, await middleOf(field(page, 'identityNo')));
    await typeUntilHydrated(page, pause);
    for (const text of ['532', '34']) {
      await page.keyboard.press('Tab');
      while (await page.evaluate(() => !(document.activeElement instanceof HTMLInputElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.type(text, { delay: pause });
    }
  },
});

const tapping = (name: string, targets: (page: Page) => Locator[], path: string = landing): TouchScenario => ({
  name,
  path,
  touch: async (page) => {
    const points: Point[] = [];
    for (const target of targets(page)) points.push(await middleOf(target));
    await tapUntilHydrated(page, points);
  },
});

export const touchScenarios: readonly TouchScenario[] = [
  typing(70),
  typing(250),
  tapping('button of the empty form', (page) => [page.locator('main form button[type=submit]').first()]),
  tapping('questions', (page) => {
    const questions = page.locator('section:has(h2:text-is("Sık sorulanlar")) summary');
    return [questions.nth(1), questions.nth(1)];
  }),
  tapping('guarantee tabs', (page) => {
    const tabs = page.locator('[role=radiogroup] label');
    return [tabs.nth(0), tabs.nth(0)];
  }),
  tapping('menu', (page) => [page.getByRole('button', { name: 'Menüyü aç' })]),
  tapping('product tile', (page) => [page.locator('main form label:has([type=radio])').nth(1)], '/'),
  tapping('cookie preferences', (page) => [page.getByRole('button', { name: 'Çerez tercihleri' })]),
];
