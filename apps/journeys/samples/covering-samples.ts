/** Chooses the samples to walk: together with those walked elsewhere they show everything that the lines' steps consist of. */
import type { Sample } from '@emsal/lines/kit/samples/sample';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { stepParts } from './step-parts';
import { walkedLines, type WalkedLine } from '../walk/walked-lines';

export interface CoveringSample {
  of: WalkedLine;
  sample: Sample;
}

const parts = ({ of: { line }, sample: { answers } }: CoveringSample): string[] =>
  visibleSteps(line, answers).flatMap((step) => stepParts(line, step, answers));

/** Greedy: first the sample that shows the most parts that none before it has shown. @param isWalked samples of other journeys */
export function coveringSamples(isWalked: (name: string) => boolean): CoveringSample[] {
  const all = Object.values(walkedLines).flatMap((of) => of.samples.map((sample) => ({ of, sample })));
  const shown = new Set(all.filter(({ sample }) => isWalked(sample.name)).flatMap(parts));
  const countNew = (one: CoveringSample): number => new Set(parts(one).filter((part) => !shown.has(part))).size;
  const chosen: CoveringSample[] = [];
  for (;;) {
    const best = all.reduce((most, one) => (countNew(one) > countNew(most) ? one : most));
    if (countNew(best) === 0) return chosen;
    chosen.push(best);
    for (const part of parts(best)) shown.add(part);
  }
}
