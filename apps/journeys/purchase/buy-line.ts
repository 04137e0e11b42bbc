/** The purchase of any line with its known plate, in any engine: from the empty form to the policy in the mailbox. */
import { expect } from '@playwright/test';
import { knownPlate } from '../walk/sample-names';
import { walkSample } from '../samples/walk-sample';
import type { WalkedLine } from '../walk/walked-lines';
import { chooseOffer, fillPolicyInformation, goodCard, payAndApprove } from '../walk/buy';
import { mailWith, uniquePhoneNumber } from '../walk/sandbox';
import type { Walker } from '../walk/walker';

/** @param atSummary looks at the summary of the chosen offer */
export async function buyLine(walker: Walker, of: WalkedLine, atSummary?: () => Promise<void>): Promise<void> {
  const { slug } = of.line.facts;
  const who = { email: `yolcu-${uniquePhoneNumber()}@ornek.example`, card: goodCard };
  await walkSample(walker, { of, sample: knownPlate });
  await chooseOffer(walker, slug);
  await atSummary?.();
  await fillPolicyInformation(walker, slug, who);
  await payAndApprove(walker, slug, who);
  expect((await mailWith(who.email, /poliçe/i)).attachments).toHaveLength(1);
}
