import { Button } from '@emsal/ui/button/button';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { useRevalidator } from '@emsal/platform/router';
import { failedPageTexts as texts } from './failed-page.texts';

/** The page's data could not be loaded: the server's message and a retry button. */
export function FailedPage({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      level={1}
      title={texts.failedTitle}
      actions={
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {texts.tryAgain}
        </Button>
      }
    >
      <p>{message}</p>
      <p>{texts.nothingLost}</p>
    </EmptyState>
  );
}
