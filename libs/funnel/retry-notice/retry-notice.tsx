/** An error message with a retry button and a telephone link. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Link } from '@emsal/ui/link/link';
import { Notice, type NoticeTone } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import type { ReactNode } from 'react';

interface RetryNoticeProps {
  tone: NoticeTone;
  /** Announced when it appears. */
  live?: boolean;
  message: string;
  /** The text of the telephone link. */
  call: (phone: string) => string;
  /** The retry button, where retrying may help. */
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
