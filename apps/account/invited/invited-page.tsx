/** `/davet/{code}`: whoever opens an invitation learns who invites and what that means, and goes on to the products. */
import { createClient } from '@emsal/api/client';
import { invitationReward } from '@emsal/api/invitation-reward';
import { formatLira } from '@emsal/platform/formats/money';
import { pageOf, usePage } from '@emsal/platform/page';
import { data, useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useState } from 'react';
import { PageTitle } from '../area/page-title';
import { Part } from '../area/part';
import { ListRow, RowList } from '../area/row-list';
import { invitedTexts as texts } from './invited.texts';

interface Loaded {
  invitationCode: string;
  firstName: string;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const invitationCode = (args.params['code'] ?? '').toUpperCase();
  const client = createClient(pageOf(args).transport);
  const reply = await client.command('GET selfservice/customeraccount/getInvitation/{invitationCode}', {
    invitationCode,
  });
  if (reply.isSuccess) return { invitationCode, ...reply.result };
  throw data(null, { status: ['notFound', 'badBody'].includes(reply.messageCode) ? 404 : 503 });
}

/** Stored once per page: a browser that only prefetches the address accepts nothing. @returns whether it is the customer's own link */
function useAccepted(invitationCode: string): boolean {
  const { transport } = usePage();
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    void createClient(transport)
      .command('POST selfservice/customeraccount/acceptInvitation', { invitationCode })
      .then((reply) => setOwn(reply.isSuccess && reply.result.isOwn));
  }, [transport, invitationCode]);
  return isOwn;
}

function Products() {
  const { products = [] } = usePage();
  return (
    <Part title={texts.products}>
      <RowList>
        {products.map(({ id, name, slug }) => (
          <ListRow key={id} title={<Link href={`/${slug}`}>{name}</Link>} />
        ))}
      </RowList>
    </Part>
  );
}

export function Component() {
  const { invitationCode, firstName } = useLoaderData<Loaded>();
  const isOwn = useAccepted(invitationCode);
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={12}>
        <h1>{texts.heading(firstName)}</h1>
        <Text size="lead">{texts.lead}</Text>
      </Stack>
      {isOwn ? (
        <Notice live>{texts.own}</Notice>
      ) : (
        <Stack gap={8}>
          <Text>{texts.reward(firstName, formatLira(invitationReward.amount))}</Text>
          <Text tone="muted">
            {texts.privacy(firstName)} {texts.period}
          </Text>
        </Stack>
      )}
      <Products />
    </Stack>
  );
}
