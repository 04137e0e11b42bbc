/** What went wrong, and what else there is: try again, or call. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Link } from '@emsal/ui/link/link';
import { Notice, type NoticeTone } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import type { ReactNode } from 'react';

interface RetryNoticeProps {
  tone: NoticeTone;
  /** Reads it out when it appears. */
  live?: boolean;
  message: string;
  /** The words of the telephone link. */
  call: (phone: string) => string;
  /** The button that tries again, where that may help. */
  children: ReactNode;
}

export function RetryNotice({ tone, live = false, message, call, children }: RetryNoticeProps) {
  return (
    <Notice tone={tone} live={live}>
      <p>{message}</p>
      <Row>
        {children}
        <Link href={phoneHref(brand.phones.sales)} variant="alone">
          {call(brand.phones.sales)}
        </Link>
      </Row>
    </Notice>
  );
}
