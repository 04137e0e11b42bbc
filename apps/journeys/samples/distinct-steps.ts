/** The steps in which the lines differ, so that journeys that check single steps visit each content once. */
import { sampleNamed } from '@emsal/lines/kit/sample';
import { visibleEntries, visibleSteps } from '@emsal/lines/kit/visible-steps';
import { walkedLines, type WalkedLine } from './walked-lines';

export interface DistinctSteps {
  of: WalkedLine;
  /** Titles of the steps whose title and fields no earlier line has. */
  titles: ReadonlySet<string>;
}

/** The lines with a step of their own under the sample, with these steps. */
export function distinctSteps(sample: string): DistinctSteps[] {
  const seen = new Set<string>();
  const isNew = (content: string): boolean => !seen.has(content) && seen.add(content).size > 0;
  return Object.values(walkedLines)
    .map((of) => ({
      of,
      titles: new Set([...contents(of, sample)].filter(([, content]) => isNew(content)).map(([title]) => title)),
    }))
    .filter(({ titles }) => titles.size > 0);
}

/** Title, and title with fields, of each step. */
function contents({ line, samples }: WalkedLine, sample: string): [title: string, content: string][] {
  const { answers } = sampleNamed(samples, sample);
  return visibleSteps(line, answers).map((step) => [
    step.title,
    [step.title, ...visibleEntries(line, step, answers).map(({ field }) => field)].join(),
  ]);
}
