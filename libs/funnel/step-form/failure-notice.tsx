/** Why the button did not help, and what else there is: try again, or call. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { stepFormTexts as texts } from './step-form.texts';

export function FailureNotice({ message, canRetry }: { message: string; canRetry: boolean }) {
  return (
    <div role="alert">
      <Notice tone="danger">
        <p>{message}</p>
        <Row>
          {canRetry && (
            <Button type="submit" variant="quiet">
              {texts.retry}
            </Button>
          )}
          <Link href={phoneHref(brand.phones.sales)} variant="alone">
            {texts.call(brand.phones.sales)}
          </Link>
        </Row>
      </Notice>
    </div>
  );
}
