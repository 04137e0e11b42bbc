import type { OfferState } from '@emsal/state/offer/offer-state';
import { AnswerStrip } from '@emsal/ui/answer-strip/answer-strip';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { part } from '../visit/part';
import styles from './answers-panel.module.css';
import { AtOpening } from './list/at-opening';
import { offersTexts as texts } from './offers.texts';
import { Quiz } from './preloader/quiz';

const InsurerList = part(async () => (await import('./insurer-list')).InsurerList);

interface AnswersPanelProps {
  offers: Pick<OfferState, 'insurers' | 'offerList' | 'waitingOffers'>;
  /** Seconds until the answers are due; null when nobody is awaited. */
  secondsLeft: number | null;
  /** Seconds of the countdown so far, for the question below the answers; null for none. */
  secondsPassed: number | null;
  slideSeconds: number;
  /** The page hears each answer; the classic one learns of all at the end of its countdown. */
  isTold: boolean;
}

/** Who was asked and what each said: the true state, never a timer in disguise. An answer does not change its height: the list stands below it. */
export function AnswersPanel({
  offers: { insurers, offerList, waitingOffers },
  secondsLeft,
  secondsPassed,
  slideSeconds,
  isTold,
}: AnswersPanelProps) {
  const answered = insurers.filter(({ state }) => state !== 'asked' && state !== 'timedOut').length;
  return (
    <Card as="section" roomy label={texts.asked(insurers.length, answered)}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{texts.asked(insurers.length, answered)}</h2>
          {secondsLeft !== null && (
            <p className={styles.timer} role="timer" aria-label={texts.latestInWords(secondsLeft)}>
              {texts.latest(secondsLeft)}
            </p>
          )}
        </div>
        {isTold && <AnswerStrip answers={insurers} />}
        <div className={styles.more}>
          {isTold && (
            <Disclosure summary={texts.insurerByInsurer}>
              <AtOpening>
                <InsurerList insurers={insurers} offers={[...offerList, ...waitingOffers]} />
              </AtOpening>
            </Disclosure>
          )}
          {secondsPassed !== null && <Quiz {...{ secondsPassed, slideSeconds }} />}
        </div>
      </div>
    </Card>
  );
}
