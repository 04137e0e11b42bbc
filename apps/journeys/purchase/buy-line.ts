/** The purchase of any line with its known plate, in any engine: from the empty form to the policy in the mailbox. */
import { expect } from '@playwright/test';
import { knownPlate, walkSample } from '../samples/walk-sample';
import type { WalkedLine } from '../samples/walked-lines';
import { buyFromList, goodCard } from '../walk/buy';
import { mailWith, uniquePhoneNumber } from '../walk/sandbox';
import type { Walker } from '../walk/walker';

export async function buyLine(walker: Walker, of: WalkedLine): Promise<void> {
  const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
  await walkSample(walker, { of, sample: knownPlate });
  await buyFromList(walker, of.line.facts.slug, { email, card: goodCard });
  expect((await mailWith(email, /poliçe/i)).attachments).toHaveLength(1);
}
