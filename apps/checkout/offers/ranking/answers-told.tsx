import type { InsurerState, OfferState } from '@emsal/state/offer/offer-state';
import { Text } from '@emsal/ui/text/text';
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

/** Who did not offer and why comes first, then those that were not asked, then the prices. */
export function AnswersTold({ insurers, offerList, notAsked }: AnswersToldProps) {
  const offered = insurers.filter(({ state }) => state === 'offered');
  const others = insurers.filter(({ state }) => state !== 'offered');
  const unasked = notAsked.map((one): InsurerState => ({ ...one, state: 'declined' }));
  return (
    <div className={styles.told}>
      <Part {...{ offerList }} title={texts.declined} none={texts.declinedNone} insurers={others} />
      <Part {...{ offerList }} title={texts.notAsked} none={texts.notAskedNone} insurers={unasked} />
      <Part {...{ offerList }} title={texts.offered} none={texts.offeredNone} insurers={offered} />
    </div>
  );
}
