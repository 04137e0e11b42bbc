import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import type { DeskFailure } from '../desk-client';
import { deskTexts as texts } from '../desk.texts';

/** In place of an answer that has not come, or did not succeed. */
export function Waiting({ failure, onAgain }: { failure: DeskFailure | undefined; onAgain: () => void }) {
  if (!failure) return <p aria-busy="true">{texts.loading}</p>;
  return (
    <Notice tone="danger" live>
      <p>{failure.message}</p>
      <Button variant="line" onClick={onAgain}>
        {texts.again}
      </Button>
    </Notice>
  );
}
