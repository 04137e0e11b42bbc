/** The purchase of a line from its landing page to the policy in the mailbox, in any engine. */
import { expect } from '@playwright/test';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Samples } from '@emsal/lines/kit/samples/sample';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { buyFromList, goodCard } from '../walk/buy';
import { codeTitle, walkForm } from '../walk/form';
import { mailWith, telephone, uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';
import type { Walker } from '../walk/walker';

export interface LandingPurchase {
  line: Line;
  /** The first one is bought. */
  samples: Samples;
  /** Numbers that no other journey uses. */
  own?: () => AnswerSet;
  /** What the list says. */
  says: string;
}

/** @param atList looks at the list before an offer is bought */
export async function buyFromLanding(
  walker: Walker,
  { line, samples, own, says }: LandingPurchase,
  atList?: () => Promise<void>,
): Promise<void> {
  const { slug } = line.facts;
  const phone = telephone(uniquePhoneNumber());
  const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
  await walker.open(`${process.env['SITE_URL']}/${slug}`);
  await walker.fill(line.fields[line.facts.identityField]!.label, uniqueIdentity());
  await walker.fill('Cep telefonu', phone.number);
  await walker.press('Teklifleri getir');
  // The step that the landing page has filled in is visible for a moment.
  await walker.sees(codeTitle);
  const [first] = samples(dayInTurkey(new Date()));
  const sample = { ...first!, answers: { ...first!.answers, ...own?.() } };
  await walkForm(walker, { line, slug, sample, telephone: phone });
  await walker.either(async () => (await walker.text('main')).includes(says) || undefined, `${says} on the list`);
  await atList?.();
  await buyFromList(walker, slug, { email, card: goodCard });
  expect((await mailWith(email, /poliçe/i)).attachments).toHaveLength(1);
}
