import type { InsurerState, OfferState } from '@emsal/state/offer/offer-state';
import { Text } from '@emsal/ui/text/text';
import { Fragment } from 'react';
import { InsurerList } from '../insurer-list';
import styles from './answers-told.module.css';
import { rankingTexts as texts } from './ranking.texts';

type AnswersToldProps = Pick<OfferState, 'insurers' | 'offerList' | 'notAsked'>;
interface PartProps extends Pick<OfferState, 'offerList'> {
  title: string;
  /** What it says when nobody is in it. */
  none: string;
  insurers: readonly InsurerState[];
}

const Part = ({ title, none, insurers, offerList }: PartProps) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    {insurers.length === 0 ? <Text tone="muted">{none}</Text> : <InsurerList {...{ insurers }} offers={offerList} />}
  </section>
);

/** One reason holds for most of them: it is said once, before their names. */
function Unasked({ notAsked }: Pick<AnswersToldProps, 'notAsked'>) {
  const reasons = [...new Set(notAsked.map(({ reason }) => reason))];
  return (
    <section>
      <h3 className={styles.title}>{texts.notAsked}</h3>
      {reasons.length === 0 && <Text tone="muted">{texts.notAskedNone}</Text>}
      {reasons.map((reason) => (
        <Fragment key={reason}>
          <Text tone="muted">{reason}</Text>
          <ul className={styles.names}>
            {notAsked
              .filter((one) => one.reason === reason)
              .map(({ firmId, name }) => (
                <li key={firmId}>{name}</li>
              ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

/** Who did not offer and why comes first, then those that were not asked, then the prices. */
export function AnswersTold({ insurers, offerList, notAsked }: AnswersToldProps) {
  const offered = insurers.filter(({ state }) => state === 'offered');
  const others = insurers.filter(({ state }) => state !== 'offered');
  return (
    <div className={styles.told}>
      <Part {...{ offerList }} title={texts.declined} none={texts.declinedNone} insurers={others} />
      <Unasked {...{ notAsked }} />
      <Part {...{ offerList }} title={texts.offered} none={texts.offeredNone} insurers={offered} />
    </div>
  );
}
