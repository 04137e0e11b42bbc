/** `/dokuman-yukleme?hash=…`: the files that an insurer asked for, by a link that is open for a day (decision 366). */
import type { NeededFiles } from '@emsal/api/calls/self-service/needed-files';
import { createClient } from '@emsal/api/client';
import { brand } from '@emsal/brand/brand';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { pageOf, usePage } from '@emsal/platform/page';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Badge } from '@emsal/ui/badge/badge';
import { Columns } from '@emsal/ui/columns/columns';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { PageTitle } from '../area/page-title';
import { FileRows } from './file-rows';
import { documentsTexts as texts } from './documents.texts';
import { GoodPhoto } from './good-photo';
import type { HandedIn } from './use-sent-files';

type Loaded = { hash: string; needed: NeededFiles } | { needed: null; isOver: boolean; message: string };

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const hash = new URL(args.request.url).searchParams.get('hash') ?? '';
  const client = createClient(pageOf(args).transport);
  const reply = await client.command('POST selfservice/formdata/GetCustomerNeededFiles', { hash });
  if (reply.isSuccess) return { hash, needed: reply.result };
  return { needed: null, isOver: reply.messageCode === 'documentsLinkOver', message: reply.message };
}

function Files({ hash, needed }: { hash: string; needed: NeededFiles }) {
  const client = createClient(usePage().transport);
  const [files, setFiles] = useState(needed.files);
  const handIn = async (sent: HandedIn): Promise<string | null> => {
    const input = { hash, files: [sent] };
    const saved = await client.command('POST selfservice/formdata/SaveCustomerNeededFiles', input);
    if (!saved.isSuccess) return saved.message;
    setFiles(saved.result.files);
    return null;
  };
  const { validUntil, firmName } = needed;
  const missing = files.filter(({ state }) => state !== 'received').length;
  return (
    <Columns split="7-5">
      <Stack gap={32}>
        <Stack gap={8}>
          <div>
            <Badge tone="warn">{texts.until(formatLongDate(validUntil), formatTime(validUntil))}</Badge>
          </div>
          <h1 aria-live="polite">{texts.heading(missing)}</h1>
          {missing > 0 && (
            <Text size="lead" tone="muted">
              {texts.lead(needed)}
            </Text>
          )}
        </Stack>
        {missing === 0 && <Notice tone="good">{texts.done}</Notice>}
        <FileRows files={files} handIn={handIn} />
      </Stack>
      <GoodPhoto firmName={firmName} />
    </Columns>
  );
}

const Over = ({ isOver, message }: { isOver: boolean; message: string }) => (
  <EmptyState
    level={1}
    title={isOver ? texts.over : texts.unknown}
    actions={
      <Link variant="button" href={phoneHref(brand.phones.sales)}>
        {texts.call}
      </Link>
    }
  >
    <p>{message}</p>
  </EmptyState>
);

export function Component() {
  const data = useLoaderData<Loaded>();
  return (
    <Wrap>
      <PageTitle>{texts.title}</PageTitle>
      {data.needed ? <Files hash={data.hash} needed={data.needed} /> : <Over {...data} />}
    </Wrap>
  );
}
