/** The steps in which the lines differ, so that journeys that check single steps visit each content once. */
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { stepParts } from './step-parts';
import { walkedLines, type WalkedLine } from '../walk/walked-lines';

export interface DistinctSteps {
  of: WalkedLine;
  /** Titles of the steps that show something that no earlier line shows. */
  titles: ReadonlySet<string>;
}

/** The lines with a step of their own under the sample, with these steps; of the first line all steps. */
export function distinctSteps(sample: string): DistinctSteps[] {
  const seen = new Set<string>();
  return Object.values(walkedLines)
    .map((of) => {
      const shown = partsByTitle(of, sample);
      const titles = new Set(
        [...shown].filter(([, parts]) => parts.some((part) => !seen.has(part))).map(([title]) => title),
      );
      for (const part of [...shown.values()].flat()) seen.add(part);
      return { of, titles };
    })
    .filter(({ titles }) => titles.size > 0);
}

function partsByTitle({ line, samples }: WalkedLine, sample: string): Map<string, string[]> {
  const { answers } = sampleNamed(samples, sample);
  return new Map(visibleSteps(line, answers).map((step) => [step.title, stepParts(line, step, answers)]));
}
