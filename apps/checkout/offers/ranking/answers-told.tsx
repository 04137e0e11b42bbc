import type { OfferState } from '@emsal/state/offer/offer-state';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import { ByReason } from '../by-reason';
import { InsurerList } from '../insurer-list';
import { offersTexts } from '../offers.texts';
import styles from './answers-told.module.css';
import { rankingTexts as texts } from './ranking.texts';

type AnswersToldProps = Pick<OfferState, 'insurers' | 'offerList' | 'notAsked'>;
interface PartProps {
  title: string;
  insurers: readonly unknown[];
  /** What it says when nobody is in it. */
  none: string;
  children: ReactNode;
}

const Part = ({ title, none, insurers, children }: PartProps) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    {insurers.length === 0 ? <Text tone="muted">{none}</Text> : children}
  </section>
);

/** Who did not offer and why comes first, then those that were not asked, then the prices. */
export function AnswersTold({ insurers, offerList, notAsked }: AnswersToldProps) {
  const offered = insurers.filter(({ state }) => state === 'offered');
  const others = insurers.filter(({ state }) => state !== 'offered');
  return (
    <div className={styles.told}>
      <Part title={offersTexts.refusals} none={texts.declinedNone} insurers={others}>
        <ByReason insurers={others} />
      </Part>
      <Part title={texts.notAsked} none={texts.notAskedNone} insurers={notAsked}>
        <ByReason insurers={notAsked} />
      </Part>
      <Part title={texts.offered} none={texts.offeredNone} insurers={offered}>
        <InsurerList insurers={offered} offers={offerList} />
      </Part>
    </div>
  );
}
