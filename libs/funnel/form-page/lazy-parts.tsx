/** Parts of the form that most visitors see late or never, each in a chunk of its own. */
import { lazyComponent } from '@emsal/platform/lazy-component';
import { LookupSkeleton } from '../step-form/lookup-skeleton';

export const CodeScreen = lazyComponent(async () => (await import('./code-screen')).CodeScreen, <LookupSkeleton />);

export const OffersLoading = lazyComponent(
  async () => (await import('../create-offer/offers-loading')).OffersLoading,
  <LookupSkeleton />,
);

export const CreateOfferDialog = lazyComponent(
  async () => (await import('../create-offer/create-offer-dialog')).CreateOfferDialog,
);
