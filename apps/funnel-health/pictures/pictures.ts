/** The pictures that the health lines name in their steps. */
import type { StepPictures } from '@emsal/funnel/step-form/step-widget';
import { lazyComponent } from '@emsal/platform/lazy-component';

export const pictures: StepPictures = {
  'accident-payout': lazyComponent(async () => (await import('./accident-payout/accident-payout')).AccidentPayout),
  'journey-cover': lazyComponent(async () => (await import('./journey-cover/journey-cover')).JourneyCover),
  'pet-window': lazyComponent(async () => (await import('./pet-window/pet-window')).PetWindow),
};
