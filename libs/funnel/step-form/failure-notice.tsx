/** Why the step could not be submitted. */
import { Button } from '@emsal/ui/button/button';
import { RetryNotice } from '../retry-notice/retry-notice';
import { stepFormTexts as texts } from './step-form.texts';

export function FailureNotice({ message, canRetry }: { message: string; canRetry: boolean }) {
  return (
    <div role="alert">
      <RetryNotice tone="danger" message={message} call={texts.call}>
        {canRetry && (
          <Button type="submit" variant="quiet">
            {texts.retry}
          </Button>
        )}
      </RetryNotice>
    </div>
  );
}
