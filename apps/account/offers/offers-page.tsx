/** `/uyelik/tekliflerim`: watched prices, offers that the customer can still buy, and forms that were left. */
import type { OpenOffers, UnfinishedForm } from '@emsal/api/calls/customer-account/offers';
import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { useLoaderData } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { accountLoader, answered, type AccountData } from '../area/account-loader';
import { PageTitle } from '../area/page-title';
import { Part } from '../area/part';
import { OfferCard } from './offer-card';
import { offersTexts as texts } from './offers.texts';
import { UnfinishedForms } from './unfinished-forms';
import { WatchCard } from './watch/watch-card';

interface Loaded {
  lists: OpenOffers[];
  forms: UnfinishedForm[];
  watches: PriceWatch[];
}

export const loader = accountLoader(async ({ client, customerId: id }, args): Promise<Loaded> => {
  const [offers, watches] = await Promise.all([
    client.command('GET selfservice/customeraccount/getCustomerOffers/{id}', { id }),
    client.command('GET selfservice/customeraccount/getCustomerPriceWatches/{id}', { id }),
  ]);
  return { ...answered(offers, args), ...answered(watches, args) };
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

const Watches = ({ watches }: Pick<Loaded, 'watches'>) => (
  <Part title={texts.watches}>
    <Stack as="ul" gap={16}>
      {watches.map((watch) => (
        <WatchCard key={watch.watchId} watch={watch} />
      ))}
    </Stack>
  </Part>
);

const isWatched = ({ quoteHeaderId }: OpenOffers, watches: readonly PriceWatch[]): boolean =>
  watches.some((watch) => watch.state !== 'ended' && watch.quoteHeaderId === quoteHeaderId);

const Lists = ({ lists, watches }: Pick<Loaded, 'lists' | 'watches'>) => (
  <Part title={texts.lists}>
    <Stack as="ul" gap={16}>
      {lists.map((list) => (
        <OfferCard key={list.quoteHeaderId} list={list} isWatched={isWatched(list, watches)} />
      ))}
    </Stack>
  </Part>
);

export function Component() {
  const { lists, forms, watches } = useLoaderData<AccountData<Loaded>>();
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <h1>{texts.title}</h1>
      {watches.length > 0 && <Watches watches={watches} />}
      {lists.length > 0 && <Lists lists={lists} watches={watches} />}
      {forms.length > 0 && <UnfinishedForms forms={forms} />}
      {lists.length + forms.length + watches.length === 0 && <NoOffers />}
    </Stack>
  );
}
