/** Walks a line's known way until a step is open, and leaves that step to the test. */
import { factsOf } from '@emsal/lines/facts/line-facts';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { formPath } from '@emsal/lines/kit/paths';
import { sampleNamed } from '@emsal/lines/kit/sample';
import { registeredAnswers } from '../samples/registered';
import type { WalkedLine } from '../samples/walked-lines';
import { walkForm } from './form';
import { site } from './journey-test';
import { ownNumber, telephone } from './sandbox';
import type { Walker } from './walker';

interface Way {
  of: WalkedLine;
  /** Answers that differ from the known plate's. */
  change?: AnswerSet;
  /** Title of the step before which the walk ends. */
  until: string;
}

export async function walkUntil(walker: Walker, { of: { line, samples }, change, until }: Way): Promise<void> {
  const phone = telephone(ownNumber());
  const known = sampleNamed(samples, 'known plate');
  const answers = { ...registeredAnswers(line, known), ...change, phoneNumber: phone.number };
  const reached = new Error(until);
  await walker.open(site() + formPath(line));
  const atStep = async (title: string): Promise<void> => {
    if (title === until) throw reached;
  };
  await walkForm(walker, {
    line,
    slug: factsOf(line.id).slug,
    sample: { ...known, answers },
    telephone: phone,
    atStep,
  }).catch((error: unknown) => {
    if (error !== reached) throw error;
  });
}
