import type { OfferState } from '@emsal/state/offer/offer-state';
import { AnswerStrip } from '@emsal/ui/answer-strip/answer-strip';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { lazyComponent } from '@emsal/platform/lazy-component';
import styles from './answers-panel.module.css';
import { RenderWhenOpened } from '../../page/render-when-opened';
import { offersTexts as texts } from '../texts/offers.texts';
import { Quiz } from '../preloader/quiz';

const InsurerList = lazyComponent(async () => (await import('./insurer-list')).InsurerList);

interface AnswersPanelProps {
  offers: Pick<OfferState, 'insurers' | 'offerList'>;
  /** Seconds since the countdown started, for the quiz; null without one. */
  secondsPassed: number | null;
  slideSeconds: number;
  /** Answers arrive one by one; in classic mode they are shown together when the countdown ends. */
  isLive: boolean;
}

/** Which insurers were asked and what each answered, below the rows that have arrived. */
export function AnswersPanel({
  offers: { insurers, offerList },
  secondsPassed,
  slideSeconds,
  isLive,
}: AnswersPanelProps) {
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
          {secondsPassed !== null && <Quiz {...{ secondsPassed, slideSeconds }} />}
        </div>
      </div>
    </Card>
  );
}
