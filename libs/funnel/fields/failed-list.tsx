/** Below a choice whose options did not come: ask again, or let an adviser enter it. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { failedListTexts as texts } from './failed-list.texts';

export function FailedList({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <Notice tone="warn" live>
      <p>{texts.failed(label)}</p>
      <Row>
        <Button variant="quiet" onClick={onRetry}>
          {texts.retry}
        </Button>
        <Link href={phoneHref(brand.phones.sales)} variant="alone">
          {texts.call(brand.phones.sales)}
        </Link>
      </Row>
    </Notice>
  );
}
