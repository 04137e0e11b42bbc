/** The offer list: the insurers' true states, the offers as they come, one choice. */
import { useLoaderData } from '@emsal/platform/router';
import { FailedPage } from '../visit/failed-page';
import { OfferList } from './offer-list';
import type { OffersData } from './offers-loader';

export { loader } from './offers-loader';

export function Component() {
  const data = useLoaderData() as OffersData;
  return data.list === undefined ? <FailedPage message={data.failed} /> : <OfferList {...data} />;
}
