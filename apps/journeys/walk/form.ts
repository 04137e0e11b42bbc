/** Walks any line's form with one of its samples: reads which step is open, fills what it asks, goes on. */
import type { Answer, AnswerSet, Field, ListField, Row } from '@emsal/lines/kit/field';
import type { Sample } from '@emsal/lines/kit/sample';
import type { Line, Step } from '@emsal/lines/kit/step';
import { stepButton } from '@emsal/lines/kit/step-order';
import { stepsOf, visibleEntries } from '@emsal/lines/kit/visible-steps';
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import type { Telephone } from './sandbox';
import type { Walker } from './walker';

export interface FormWalk {
  line: Line;
  slug: string;
  sample: Sample;
  telephone: Telephone;
  /** Words of options that only a look-up knows, by field, or by the option's code in a list. */
  choices?: Readonly<Record<string, string>>;
  /** Looks at a step, by its title, before anything is filled in. */
  atStep?: (title: string) => Promise<void>;
  /** Title of the step at which the walk ends, with nothing filled in. */
  until?: string;
  /** Looks at a step that is filled in and not yet left. */
  filled?: (title: string) => Promise<void>;
}

const codeLabel = 'SMS ile gelen 6 haneli kod';
const codeTitle = 'Telefonunuza gelen kodu girin';

/** From the page that the hero form leads to, until the offers are asked for. @returns slugs of the steps in the order they came */
export async function walkForm(
  walker: Walker,
  { line, slug, sample, telephone, choices = {}, until, atStep, filled }: FormWalk,
): Promise<string[]> {
  const walked: Step[] = [];
  for (;;) {
    const open = await nextThing(walker, line, slug);
    if (open === 'offers') return slugsOf(walked);
    await atStep?.(await walker.heading());
    if (until !== undefined && open !== 'code' && open.title === until) return slugsOf(walked);
    if (open === 'code') {
      await enterCode(walker, telephone);
      // The step that asked for the code stands under the panel for a moment.
      await walker.leaves(walked.at(-1)?.title ?? '');
    } else if ((await walker.heading()) === open.title) {
      walked.push(open);
      for (const asked of askedBy(line, open, sample.answers)) await answer(walker, asked, choices);
      await filled?.(open.title);
      await walker.press(stepButton(line, open, sample.answers));
      await walker.leaves(open.title);
    }
  }
}

const slugsOf = (steps: Step[]): string[] => steps.map(({ slug }) => slug);

const hasButton = async (walker: Walker, { button, lastButton = button }: Step): Promise<boolean> =>
  (await walker.has('button', button)) || walker.has('button', lastButton);

async function nextThing(walker: Walker, line: Line, slug: string): Promise<Step | 'code' | 'offers'> {
  return walker.either(async () => {
    if ((await walker.path()) === `/${slug}/listeleme`) return 'offers';
    // The title comes first, and looking for it costs the page least; the fields come with the button, once what is known has been looked up.
    const title = await walker.heading();
    if (title === codeTitle) return (await walker.has('field', codeLabel)) ? 'code' : undefined;
    const step = stepsOf(line).find((one) => one.title === title);
    return step && (await hasButton(walker, step)) ? step : undefined;
  }, 'a step of the form, the code panel or the offers');
}

async function enterCode(walker: Walker, telephone: Telephone): Promise<void> {
  await walker.fill(codeLabel, await telephone.lastCode());
  await walker.press('Doğrula ve devam et');
  await walker.leaves(codeTitle);
}

interface Asked {
  field: Field;
  name: string;
  answer: Answer;
  /** The name of the option that the answer stands for, where the sample knows it. */
  optionName: string;
  /** Where it is known it is shown for confirmation instead. */
  mayBeKnown: boolean;
}

/** The fields that a step asks under these answers, with the answer of each; unanswered ones are left out. */
function askedBy(line: Line, step: Step, answers: AnswerSet): Asked[] {
  return visibleEntries(line, step, answers).flatMap(({ field: name, confirm = false }) => {
    const field = line.fields[name];
    const answer = answers[name];
    const optionName = String(answers[line.relations.names[name] ?? ''] ?? '');
    return field && answer !== undefined && answer !== '' && answer !== false
      ? [{ field, name, answer, optionName, mayBeKnown: confirm !== false }]
      : [];
  });
}

async function answer(walker: Walker, asked: Asked, choices: Readonly<Record<string, string>>): Promise<void> {
  const words = choices[asked.name];
  if (words !== undefined) return walker.tick(words);
  if (asked.field.kind === 'combobox') return pickOption(walker, asked.field, asked.optionName);
  if (asked.field.kind === 'upload') return giveUpload(walker, asked.field.label);
  if (asked.field.kind === 'list')
    return fillList(walker, { field: asked.field, rows: asked.answer as readonly Row[], choices });
  if (asked.field.kind === 'date') return fillDate(walker, asked);
  return fillField(walker, asked.field, asked.answer);
}

/** What is shown for confirmation is not asked, and what is there already is not typed again. */
async function fillField(walker: Walker, field: Field, answer: Answer): Promise<void> {
  if (field.kind === 'radio') return tickOption(walker, field, String(answer));
  if (!(await walker.has('field', field.label)) || (await walker.valueOf(field.label)) !== '') return;
  if (field.kind === 'checkbox') return walker.tick(field.label);
  if (field.kind === 'select') return walker.choose(field.label, String(answer));
  return walker.fill(field.label, String(answer));
}

/** Opens the list's dialog, ticks each row's option by the words that `choices` gives for its code, and prices it. */
async function fillList(
  walker: Walker,
  { field, rows, choices }: { field: ListField; rows: readonly Row[]; choices: Readonly<Record<string, string>> },
): Promise<void> {
  const amount = field.row[field.sum]!.label.toLocaleLowerCase('tr');
  await walker.press(field.words.add);
  for (const row of rows) {
    const name = choices[row[field.pick]!]!;
    await walker.tick(name);
    await walker.fill(`${name}: ${amount}`, row[field.sum]!);
  }
  await walker.press(field.words.save);
}

/** A photograph of nothing: eight by eight white pixels. */
export const photograph = {
  name: 'belge.png',
  type: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWP4jwMwDC0JALoev0GybL49AAAAAElFTkSuQmCC',
};

async function giveUpload(walker: Walker, label: string): Promise<void> {
  await walker.attach(label, photograph);
  await walker.sees(uploadTexts.given);
}

/** What is asked for certain may come a moment after its step. */
async function fillDate(walker: Walker, { field: { label }, answer, mayBeKnown }: Asked): Promise<void> {
  if (!mayBeKnown || (await walker.has('field', 'Gün', label))) await walker.fillDay(label, String(answer));
}

async function tickOption(
  walker: Walker,
  field: Extract<Field, { kind: 'select' | 'combobox' | 'radio' }>,
  code: string,
): Promise<void> {
  const name = field.options?.find((option) => option.code === code)?.name;
  if (name && (await walker.has('field', name, field.label))) await walker.tick(name, field.label);
}

/** By the name that the sample knows; a list of the server's whose names it does not know gives its first option. */
async function pickOption(
  walker: Walker,
  field: Extract<Field, { kind: 'select' | 'combobox' | 'radio' }>,
  name: string,
): Promise<void> {
  const isAsked = name !== '' || !field.optional;
  if (isAsked && (await walker.has('field', field.label)) && (await walker.valueOf(field.label)) === '')
    await walker.pick(field.label, name || 'a', name);
}
