/** Chooses the samples to walk: together with those walked elsewhere they show every step and answer every field of the lines. Options differ in no browser. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Sample } from '@emsal/lines/kit/sample';
import type { Line, Step } from '@emsal/lines/kit/step';
import { visibleEntries, visibleSteps } from '@emsal/lines/kit/visible-steps';
import { walkedLines, type WalkedLine } from './walked-lines';

export interface CoveringSample {
  of: WalkedLine;
  sample: Sample;
}

/** A step, and each answered field in it. */
function shownIn(line: Line, step: Step, answers: AnswerSet): string[] {
  const answered = visibleEntries(line, step, answers).filter(({ field }) => answers[field]);
  return [step.slug, ...answered.map(({ field }) => `${step.slug}/${field}`)];
}

const parts = ({ of: { line }, sample: { answers } }: CoveringSample): string[] =>
  visibleSteps(line, answers).flatMap((step) => shownIn(line, step, answers));

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
