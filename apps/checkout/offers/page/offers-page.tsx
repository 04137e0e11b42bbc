/** The offer list page: insurer states, offers as they arrive, and the choice. */
import { useLoaderData } from '@emsal/platform/router';
import { FailedPage } from '../../page/failed-page';
import { OfferList } from '../list/offer-list';
import type { OffersData } from './offers-loader';

export { loader } from './offers-loader';

export function Component() {
  const data = useLoaderData() as OffersData;
  return data.list === undefined ? <FailedPage message={data.failed} /> : <OfferList {...data} />;
}
