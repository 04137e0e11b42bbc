/** `/uyelik/tekliflerim`: offers that the customer can still buy. */
import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';
import { useLoaderData } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { OfferCard } from './offer-card';
import { offersTexts as texts } from './offers.texts';

interface Loaded {
  lists: OpenOffers[];
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  return answered(await client.command('GET selfservice/customeraccount/getCustomerOffers/{id}', { id }), args);
});

const NoOffers = () => (
  <EmptyState
    title={texts.emptyTitle}
    actions={
      <Link variant="line" href="/">
        {texts.ask}
      </Link>
    }
  >
    <p>{texts.empty}</p>
  </EmptyState>
);

export function Component() {
  const { lists } = useLoaderData<AccountData<Loaded>>();
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={8}>
        <h1>{texts.title}</h1>
        {lists.length > 0 && <Text tone="muted">{texts.lead}</Text>}
      </Stack>
      {lists.length === 0 ? (
        <NoOffers />
      ) : (
        <Stack as="ul" gap={16}>
          {lists.map((list) => (
            <OfferCard key={list.quoteHeaderId} list={list} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
