/** The pictures that the property lines name in their steps. */
import type { StepPictures } from '@emsal/funnel/step-form/step-widget';
import { lazyComponent } from '@emsal/platform/lazy-component';

export const pictures: StepPictures = {
  'dask-bill': lazyComponent(async () => (await import('./dask-bill/dask-bill')).DaskBill),
  'phone-value': lazyComponent(async () => (await import('./phone-value/phone-value')).PhoneValue),
  house: lazyComponent(async () => (await import('./house/house')).House),
};
