import { Button } from '@emsal/ui/button/button';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { useRevalidator } from '@emsal/platform/router';
import { visitTexts } from './visit.texts';

/** The page's data did not come: what the server said, and another try. */
export function FailedPage({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      level={1}
      title={visitTexts.failedTitle}
      actions={
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {visitTexts.tryAgain}
        </Button>
      }
    >
      <p>{message}</p>
      <p>{visitTexts.nothingLost}</p>
    </EmptyState>
  );
}
