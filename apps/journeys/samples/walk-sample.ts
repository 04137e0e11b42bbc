/** Walks one of a line's samples from the empty form with a unique telephone: to the offers, checking the order of the steps, or to one step. */
import { expect } from '@playwright/test';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { formPath } from '@emsal/lines/kit/steps/paths';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { shortPath } from '@emsal/lines/kit/samples/short-path';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { walkForm, type FormWalk } from '../walk/form';
import { uniquePhoneNumber, telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';
import { registeredAnswers } from '../walk/registered-answers';
import type { WalkedLine } from '../walk/walked-lines';

export interface SampleWalk extends Pick<FormWalk, 'atStep' | 'atFilledStep'> {
  of: WalkedLine;
  /** Name of the sample. */
  sample: string;
}

interface Walked {
  slugs: string[];
  answers: AnswerSet;
}

async function walk(
  walker: Walker,
  { of: { line, samples }, sample: name, change, ...looks }: SampleWalk & Partial<WalkToStep>,
): Promise<Walked> {
  const phone = telephone(uniquePhoneNumber());
  const sample = sampleNamed(samples, name);
  const answers = { ...registeredAnswers(line, sample), ...change, phoneNumber: phone.number };
  await walker.open(process.env['SITE_URL']! + formPath(line));
  const slugs = await walkForm(walker, {
    line,
    slug: line.facts.slug,
    sample: { ...sample, answers },
    telephone: phone,
    // The sample has codes; the labels come from look-ups.
    choices: { directionAsset: 'Başka bir araç', accessoryTowBar: 'Çeki demiri' },
    ...looks,
  });
  return { slugs, answers };
}

export async function walkSample(walker: Walker, sampleWalk: SampleWalk): Promise<void> {
  const { slugs, answers } = await walk(walker, sampleWalk);
  const { line, samples } = sampleWalk.of;
  const sample = { ...sampleNamed(samples, sampleWalk.sample), answers };
  const { screens } = shortPath(line, sample, { today: dayInTurkey(new Date()), hero: [] });
  // The welcome step may be skipped.
  expect(slugs.filter((slug) => slug !== line.welcome?.slug)).toEqual(screens.filter((screen) => screen !== 'code'));
}

export interface WalkToStep extends Pick<SampleWalk, 'of' | 'sample'> {
  /** Answers that differ from the sample's. */
  change?: AnswerSet;
  /** Title of the step at which the walk ends. */
  until: string;
}

export const walkToStep = async (walker: Walker, target: WalkToStep): Promise<void> =>
  void (await walk(walker, target));
