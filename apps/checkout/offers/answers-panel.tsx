import type { OfferState } from '@emsal/state/offer/offer-state';
import { AnswerStrip } from '@emsal/ui/answer-strip/answer-strip';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import styles from './answers-panel.module.css';
import { InsurerList } from './insurer-list';
import { AtOpening } from './list/at-opening';
import { offersTexts as texts } from './offers.texts';
import { Quiz } from './preloader/quiz';

interface AnswersPanelProps {
  offers: Pick<OfferState, 'insurers' | 'offerList' | 'waitingOffers'>;
  /** Seconds until the answers are due; null when nobody is awaited. */
  secondsLeft: number | null;
  /** Seconds of the countdown so far, for the question beside the answers; null for none. */
  secondsPassed: number | null;
  slideSeconds: number;
}

/** Who was asked and what each said: the true state, never a timer in disguise. */
export function AnswersPanel({
  offers: { insurers, offerList, waitingOffers },
  secondsLeft,
  secondsPassed,
  slideSeconds,
}: AnswersPanelProps) {
  const answered = insurers.filter(({ state }) => state !== 'asked').length;
  const refusals = insurers.filter(({ state, reason }) => state === 'declined' && reason);
  const reasons = [...new Set(refusals.map(({ reason }) => reason))];
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
        <div className={styles.waiting}>
          <div className={styles.told}>
            <AnswerStrip answers={insurers} />
            {reasons.length > 0 && (
              <ul className={styles.reasons}>
                {reasons.map((reason) => (
                  <li key={reason}>
                    {texts.firms(refusals.filter((one) => one.reason === reason).map(({ name }) => name))}: {reason}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {secondsPassed !== null && <Quiz {...{ secondsPassed, slideSeconds }} />}
        </div>
        <Disclosure summary={texts.insurerByInsurer}>
          <AtOpening>
            <InsurerList insurers={insurers} offers={[...offerList, ...waitingOffers]} />
          </AtOpening>
        </Disclosure>
      </div>
    </Card>
  );
}
