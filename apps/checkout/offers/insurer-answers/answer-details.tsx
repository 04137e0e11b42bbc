import type { OfferState } from '@emsal/state/offer/offer-state';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import { InsurersByReason } from './insurers-by-reason';
import { InsurerList } from './insurer-list';
import { offersTexts } from '../texts/offers.texts';
import styles from './answer-details.module.css';
import { answerTexts as texts } from './answer.texts';

type AnswerDetailsProps = Pick<OfferState, 'insurers' | 'offerList' | 'notAsked'>;
interface ReasonGroupProps {
  title: string;
  insurers: readonly unknown[];
  /** Shown when the section is empty. */
  none: string;
  children: ReactNode;
}

const ReasonGroup = ({ title, none, insurers, children }: ReasonGroupProps) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    {insurers.length === 0 ? <Text tone="muted">{none}</Text> : children}
  </section>
);

/** Insurers that declined and why, then those not asked, then the prices. */
export function AnswerDetails({ insurers, offerList, notAsked }: AnswerDetailsProps) {
  const offered = insurers.filter(({ state }) => state === 'offered');
  const others = insurers.filter(({ state }) => state !== 'offered');
  return (
    <div className={styles.details}>
      <ReasonGroup title={offersTexts.refusals} none={texts.declinedNone} insurers={others}>
        <InsurersByReason insurers={others} />
      </ReasonGroup>
      <ReasonGroup title={texts.notAsked} none={texts.notAskedNone} insurers={notAsked}>
        <InsurersByReason insurers={notAsked} />
      </ReasonGroup>
      <ReasonGroup title={texts.offered} none={texts.offeredNone} insurers={offered}>
        <InsurerList insurers={offered} offers={offerList} />
      </ReasonGroup>
    </div>
  );
}
