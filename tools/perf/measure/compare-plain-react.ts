/** Measures the product and plain React alternately with the same pointer, so that the speed of the machine cancels out of their ratio. */
import type { MeasuredEnvironment } from '../measured-environment.ts';
import { median } from '../statistics.ts';
import type { Walk } from '../walk.ts';
import { openBrowser } from './browser.ts';
import { pointAndClick } from './point-and-click.ts';
import { measureListPresses, type ListPress } from './list-presses.ts';
import { readNotes, openSlowPage, rarePolling, measureWalk, type WalkMeasurement } from './measure-walk.ts';

export interface WalkComparison {
  ours: WalkMeasurement;
  /** Milliseconds of a step of plain React: the median of as many as the walk has screens. */
  plainStepMs: number;
}
export interface PressComparison {
  ours: ListPress[];
  plain: ListPress[];
}

const typed = [
  ['Plaka', '34ABC123'],
  ['T.C. Kimlik No', '10000000146'],
] as const;

async function stepOfPlainReact({ plainReact, certificate }: MeasuredEnvironment, slowdown: number): Promise<number> {
  const browser = await openBrowser({ keyHash: certificate.keyHash });
  try {
    const page = await openSlowPage(browser, slowdown);
    await page.goto(`${plainReact.origin}/step`);
    for (const [field, text] of typed) await page.getByLabel(field).pressSequentially(text);
    await pointAndClick(page.getByRole('button'));
    await page.waitForFunction(() => window.perfNotes.transitions.length, null, rarePolling);
    return (await readNotes(page)).transitions[0]!.ms;
  } finally {
    await browser.close();
  }
}

/** @param slowdown CPU throttling, 1 for none */
export async function compareWalk(
  environment: MeasuredEnvironment,
  walk: Walk,
  slowdown: number,
): Promise<WalkComparison> {
  const ours = await measureWalk(environment, walk, slowdown);
  const plain: number[] = [];
  for (const _screen of ours.transitions) plain.push(await stepOfPlainReact(environment, slowdown));
  return { ours, plainStepMs: median(plain) };
}

/** @param slowdown CPU throttling, 1 for none */
export async function comparePresses(
  environment: MeasuredEnvironment,
  walk: Walk,
  slowdown: number,
): Promise<PressComparison> {
  const toPlainList: Walk = async (page) => void (await page.goto(`${environment.plainReact.origin}/list`));
  const { keyHash } = environment.certificate;
  return {
    ours: await measureListPresses(keyHash, walk, slowdown),
    plain: await measureListPresses(keyHash, toPlainList, slowdown),
  };
}
