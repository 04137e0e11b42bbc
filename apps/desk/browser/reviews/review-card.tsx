import type { ReviewRow } from '@emsal/api/desk/review-shapes';
import { reviewRefusals, reviewRefusalNames, type ReviewRefusal } from '@emsal/api/outcomes/review';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Select } from '@emsal/ui/select/select';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import { shownInstant } from '../ui/instant';
import type { Action } from '../use-call';
import list from '../ui/card-list.module.css';
import styles from './reviews-page.module.css';
import { reviewsTexts as texts } from './reviews.texts';

const reasons = reviewRefusalNames.map((value) => ({ value, label: reviewRefusals[value] }));

interface ReviewCardProps {
  review: ReviewRow;
  action: Action;
  onDecided: () => void;
}

function Decision({ review: { id, state }, action, onDecided }: ReviewCardProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const decide = async (refusedFor: ReviewRefusal | null, done: string) => {
    const isDone = await action.run(() => callDesk('POST reviews/{id}/decide', { id, from: state, refusedFor }), done);
    if (isDone) onDecided();
  };
  const refuse = () =>
    reason === '' ? setError(texts.reasonMissing) : void decide(reason as ReviewRefusal, texts.refused);
  return (
    <div className={list.actions}>
      {state !== 'published' && (
        <Button busy={action.isRunning} onClick={() => void decide(null, texts.published)}>
          {texts.publish}
        </Button>
      )}
      {state !== 'refused' && (
        <>
          <Select
            id={`reason-${id}`}
            label={texts.reason}
            options={reasons}
            value={reason}
            error={reason === '' ? error : undefined}
            onChange={setReason}
          />
          <Button variant="line" busy={action.isRunning} onClick={refuse}>
            {state === 'published' ? texts.takeBack : texts.refuse}
          </Button>
        </>
      )}
    </div>
  );
}

export function ReviewCard(props: ReviewCardProps) {
  const { stars, author, text, line, writtenAt, refusedFor } = props.review;
  return (
    <Card as="li" className={list.card}>
      <h2 className={list.name}>{texts.heading(stars, author)}</h2>
      <p className={styles.words}>{text}</p>
      <p className={list.about}>{texts.about(lineFacts[line].name, shownInstant(writtenAt))}</p>
      {refusedFor && <p className={list.about}>{texts.because(reviewRefusals[refusedFor])}</p>}
      <Decision {...props} />
    </Card>
  );
}
