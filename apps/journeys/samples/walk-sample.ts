/** Walks one of a line's samples from the empty form to the offers, under a telephone of its own, and holds that the line's steps came in their order. */
import { expect } from '@playwright/test';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { formPath } from '@emsal/lines/kit/paths';
import { sampleNamed } from '@emsal/lines/kit/sample';
import { visibleSteps } from '@emsal/lines/kit/visible-steps';
import { walkForm, type FormWalk } from '../walk/form';
import { ownNumber, telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';
import { registeredAnswers } from './registered';
import type { WalkedLine } from './walked-lines';

/** Where the sample itself is looked up by hand, and where every field is typed. */
export const knownPlate = 'known plate';
export const byHand = 'entered by hand, look-ups found nothing';

export interface SampleWalk extends Pick<FormWalk, 'atStep' | 'filled'> {
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
  const phone = telephone(ownNumber());
  const sample = sampleNamed(samples, name);
  const answers = { ...registeredAnswers(line, sample), ...change, phoneNumber: phone.number };
  await walker.open(process.env['SITE_URL']! + formPath(line));
  const slugs = await walkForm(walker, {
    line,
    slug: line.facts.slug,
    sample: { ...sample, answers },
    telephone: phone,
    choices: { directionAsset: 'Başka bir araç', accessoryTowBar: 'Çeki demiri' },
    ...looks,
  });
  return { slugs, answers };
}

const isAsked = (step: string): boolean => step !== 'hosgeldiniz';

export async function walkSample(walker: Walker, sampleWalk: SampleWalk): Promise<void> {
  const { slugs, answers } = await walk(walker, sampleWalk);
  const expected = visibleSteps(sampleWalk.of.line, answers).map((step) => step.slug);
  expect(slugs.filter(isAsked)).toEqual(expected.filter(isAsked));
}

export interface WalkToStep extends Pick<SampleWalk, 'of' | 'sample'> {
  /** Answers that differ from the sample's. */
  change?: AnswerSet;
  /** Title of the step that is opened and left to the test. */
  until: string;
}

export const walkToStep = async (walker: Walker, way: WalkToStep): Promise<void> => void (await walk(walker, way));
