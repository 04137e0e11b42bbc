/** Shown below a choice whose options could not be loaded: retry, or let an adviser enter it. */
import { Button } from '@emsal/ui/button/button';
import { RetryNotice } from '../retry-notice/retry-notice';
import { failedListTexts as texts } from './failed-list.texts';

export function FailedList({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <RetryNotice tone="warn" live message={texts.failed(label)} call={texts.call}>
      <Button variant="quiet" onClick={onRetry}>
        {texts.retry}
      </Button>
    </RetryNotice>
  );
}
