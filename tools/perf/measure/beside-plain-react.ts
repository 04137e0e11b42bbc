/** The product and plain React in turn, pressed by the same hand in the same minute: how fast the machine is cancels out of their ratio. */
import type { MeasuredHouse } from '../measured-house.ts';
import { median } from '../statistics.ts';
import type { Walk } from '../walk.ts';
import { openBrowser } from './browser.ts';
import { pointAndClick } from './hand.ts';
import { pressTheList, type ListPress } from './list-presses.ts';
import { notesOf, openSlowPage, seldom, walkThrough, type WalkThrough } from './walk-through.ts';

export interface WalkBesidePlain {
  ours: WalkThrough;
  /** A step of plain React, the median of as many as a walk has screens, in milliseconds. */
  plainStepMs: number;
}
export interface PressesBesidePlain {
  ours: ListPress[];
  plain: ListPress[];
}

const typed = [
  ['Plaka', '34ABC123'],
  ['T.C. Kimlik No', '10000000146'],
] as const;

async function stepOfPlainReact({ anchor, certificate }: MeasuredHouse, slowdown: number): Promise<number> {
  const browser = await openBrowser({ keyHash: certificate.keyHash });
  try {
    const page = await openSlowPage(browser, slowdown);
    await page.goto(`${anchor.origin}/step`);
    for (const [field, text] of typed) await page.getByLabel(field).pressSequentially(text);
    await pointAndClick(page.getByRole('button'));
    await page.waitForFunction(() => window.perfNotes.passages.length, null, seldom);
    return (await notesOf(page)).passages[0]!.ms;
  } finally {
    await browser.close();
  }
}

/** @param slowdown of the processor, 1 for none */
export async function walkBesidePlain(house: MeasuredHouse, walk: Walk, slowdown: number): Promise<WalkBesidePlain> {
  const ours = await walkThrough(house, walk, slowdown);
  const plain: number[] = [];
  for (const _screen of ours.passages) plain.push(await stepOfPlainReact(house, slowdown));
  return { ours, plainStepMs: median(plain) };
}

/** @param slowdown of the processor, 1 for none */
export async function pressBesidePlain(
  house: MeasuredHouse,
  walk: Walk,
  slowdown: number,
): Promise<PressesBesidePlain> {
  const toPlainList: Walk = async (page) => void (await page.goto(`${house.anchor.origin}/list`));
  const { keyHash } = house.certificate;
  return {
    ours: await pressTheList(keyHash, walk, slowdown),
    plain: await pressTheList(keyHash, toPlainList, slowdown),
  };
}
