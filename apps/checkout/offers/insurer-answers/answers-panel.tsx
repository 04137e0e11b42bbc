import type { OfferState } from '@emsal/state/offer/offer-state';
import { AnswerStrip } from '@emsal/ui/answer-strip/answer-strip';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import type { ReactNode } from 'react';
import { lazyComponent } from '@emsal/platform/lazy-component';
import styles from './answers-panel.module.css';
import { RenderWhenOpened } from '../../page/render-when-opened';
import { offersTexts as texts } from '../texts/offers.texts';

const InsurerList = lazyComponent(async () => (await import('./insurer-list')).InsurerList);

interface AnswersPanelProps {
  offers: Pick<OfferState, 'insurers' | 'offerList'>;
  /** Answers arrive one by one; in classic mode they are shown together when the countdown ends. */
  isLive: boolean;
  /** What stands beside the list while the countdown runs. */
  children?: ReactNode;
}

/** Which insurers were asked and what each answered, below the rows that have arrived. */
export function AnswersPanel({ offers: { insurers, offerList }, isLive, children }: AnswersPanelProps) {
  return (
    <Card as="section" roomy label={texts.waiting}>
      <div className={styles.panel}>
        {isLive && <AnswerStrip answers={insurers} />}
        <div className={styles.more}>
          {isLive && (
            <Disclosure summary={texts.insurerByInsurer}>
              <RenderWhenOpened>
                <InsurerList insurers={insurers} offers={offerList} />
              </RenderWhenOpened>
            </Disclosure>
          )}
          {children}
        </div>
      </div>
    </Card>
  );
}
