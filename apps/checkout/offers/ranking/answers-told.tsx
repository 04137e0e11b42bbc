import type { OfferState } from '@emsal/state/offer/offer-state';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { InsurerList } from '../insurer-list';
import styles from './answers-told.module.css';
import { rankingTexts as texts } from './ranking.texts';

/** Every insurer with what it said, and those that were not asked, with the reason. */
export function AnswersTold({
  insurers,
  offerList,
  notAsked,
}: Pick<OfferState, 'insurers' | 'offerList' | 'notAsked'>) {
  return (
    <Stack gap={16}>
      <InsurerList insurers={insurers} offers={offerList} />
      <h3 className={styles.title}>{texts.notAsked}</h3>
      {notAsked.length === 0 && <Text tone="muted">{texts.notAskedNone}</Text>}
      {notAsked.length > 0 && (
        <ul className={styles.list}>
          {notAsked.map(({ firmId, name, reason }) => (
            <li key={firmId}>
              <b>{name}:</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
