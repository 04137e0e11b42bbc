import type { CampaignWishes } from '@emsal/state/offer/offer-state';
import { Chip } from '@emsal/ui/chip/chip';
import { Notice } from '@emsal/ui/notice/notice';
import { useState } from 'react';
import { askAgain, withWish } from './ask-again';
import type { Asking, WishKind } from './ask-again';
import { assumedTexts as texts } from './assumed.texts';
import styles from './campaigns.module.css';

const wordsOf = (wishes: CampaignWishes): { kind: WishKind; words: string }[] => [
  ...(wishes.child ? [{ kind: 'child' as const, words: texts.child(wishes.child) }] : []),
  ...(wishes.job ? [{ kind: 'job' as const, words: texts.job(wishes.job) }] : []),
  ...(wishes.driver ? [{ kind: 'driver' as const, words: texts.driver(wishes.driver) }] : []),
];

/** What the offers assume, as chips that take it back. */
export function AssumedCampaigns(asking: Asking) {
  const [failed, setFailed] = useState<string | null>(null);
  const { campaigns } = asking.offers.assumptions;
  const giveUp = async (kind: WishKind): Promise<void> =>
    setFailed(await askAgain(asking, withWish(campaigns, kind, undefined)));
  return (
    <>
      <div role="group" aria-label={texts.assumptions} className={styles.chips}>
        {wordsOf(campaigns).map(({ kind, words }) => (
          <Chip key={kind} pressed onPress={() => void giveUp(kind)}>
            {words}
          </Chip>
        ))}
      </div>
      {failed && (
        <Notice tone="warn" live>
          {failed}
        </Notice>
      )}
    </>
  );
}
