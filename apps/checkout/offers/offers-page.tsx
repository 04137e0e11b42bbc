/** The offer list: the insurers' true states, the offers as they come, one choice. */
import { useLoaderData } from '@emsal/platform/router';
import { FailedPage } from '../visit/failed-page';
import { OfferList } from './offer-list';
import type { OffersData } from './offers-loader';

export { loader } from './offers-loader';

export function Component() {
  const { line, visitId, list, failed } = useLoaderData() as OffersData;
  return list === undefined ? <FailedPage message={failed} /> : <OfferList {...{ line, visitId, list }} />;
}
