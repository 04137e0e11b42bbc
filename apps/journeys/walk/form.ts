/** Walks any line's form with one of its samples: identifies the open step, fills it in and submits it; some steps are passed over. */
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Sample } from '@emsal/lines/kit/samples/sample';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { stepButton } from '@emsal/lines/kit/steps/step-order';
import { stepsOf, visibleEntries } from '@emsal/lines/kit/steps/visible-steps';
import { answer, type AnsweredEntry } from './fill-fields';
import type { Telephone } from './sandbox';
import type { Walker } from './walker';

export interface FormWalk {
  line: Line;
  slug: string;
  sample: Sample;
  telephone: Telephone;
  /** Labels of options that only a look-up knows, by field, or by the option's code in a list. */
  choices?: Readonly<Record<string, string>>;
  /** Called with the title of a step before it is filled in. */
  atStep?: (title: string) => Promise<void>;
  /** Title of the step at which the walk ends, not filled in. */
  until?: string;
  /** Called with the title of a step that is filled in and not yet submitted. */
  atFilledStep?: (title: string) => Promise<void>;
}

/** The list of offers, or the application to an adviser. */
const afterForm = ['listeleme', 'basvuru-tamamlandi'];
const codeLabel = 'SMS ile gelen 6 haneli kod';
export const codeTitle = 'Telefonunuza gelen kodu girin';

/** From the first page of the form until the offers are requested, or an adviser has it. @returns slugs of the steps in order */
export async function walkForm(
  walker: Walker,
  { line, slug, sample, telephone, choices = {}, until, atStep, atFilledStep }: FormWalk,
): Promise<string[]> {
  const walked: Step[] = [];
  for (;;) {
    const open = await nextScreen(walker, line, slug);
    if (open === 'offers') return slugsOf(walked);
    await atStep?.(await walker.heading());
    if (until !== undefined && open !== 'code' && open.title === until) return slugsOf(walked);
    if (open === 'code') {
      await enterCode(walker, telephone);
      // The step that requires the code is visible under the panel for a moment.
      await walker.leaves(walked.at(-1)?.title ?? '');
    } else if ((await walker.heading()) === open.title) {
      walked.push(open);
      for (const entry of answeredEntries(line, open, sample.answers)) await answer(walker, entry, choices);
      await atFilledStep?.(open.title);
      await walker.press(stepButton(line, open, sample.answers));
      await walker.leaves(open.title);
    }
  }
}

const slugsOf = (steps: Step[]): string[] => steps.map(({ slug }) => slug);

const hasButton = async (walker: Walker, { button, lastButton = button }: Step): Promise<boolean> =>
  (await walker.has('button', button)) || walker.has('button', lastButton);

async function nextScreen(walker: Walker, line: Line, slug: string): Promise<Step | 'code' | 'offers'> {
  return walker.either(async () => {
    const path = await walker.path();
    if (afterForm.some((page) => path === `/${slug}/${page}`)) return 'offers';
    // The title is rendered first; fields and button follow when look-ups have answered.
    const title = await walker.heading();
    if (title === codeTitle) return (await walker.has('field', codeLabel)) ? 'code' : undefined;
    const step = stepsOf(line).find((one) => one.title === title);
    return step && (await hasButton(walker, step)) ? step : undefined;
  }, 'a step of the form, the code panel or the offers');
}

async function enterCode(walker: Walker, telephone: Telephone): Promise<void> {
  await walker.fill(codeLabel, await telephone.lastCode());
  await walker.leaves(codeTitle);
}

/** The fields of a step under these answers, without unanswered ones. */
function answeredEntries(line: Line, step: Step, answers: AnswerSet): AnsweredEntry[] {
  return visibleEntries(line, step, answers).flatMap(({ field: name, confirm = false }) => {
    const field = line.fields[name];
    const answer = answers[name];
    const optionName = String(answers[line.relations.names[name] ?? ''] ?? '');
    return field && answer !== undefined && answer !== '' && answer !== false
      ? [{ field, name, answer, optionName, mayBeKnown: confirm !== false }]
      : [];
  });
}
