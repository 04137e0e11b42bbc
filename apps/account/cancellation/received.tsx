import type { OutputOf } from '@emsal/api/calls/table';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { useEffect, useRef } from 'react';
import { PageTitle } from '../area/page-title';
import { cancellationTexts } from './cancellation.texts';

const texts = cancellationTexts.received;

export function Received({ requestNo, promisedOn }: OutputOf<'POST selfservice/policy/cancel'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <PageTitle>{texts.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p>{texts.lead(formatLongDate(promisedOn))}</p>
      <KeyValueList layout="facts" items={[{ label: texts.number, value: requestNo }]} />
      <div>
        <Link variant="button" href="/police-iptal/takip/sonuc">
          {texts.follow}
        </Link>
      </div>
    </Stack>
  );
}
