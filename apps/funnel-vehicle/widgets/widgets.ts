/** The widgets that the vehicle lines name in their steps. */
import { lazyComponent } from '@emsal/platform/lazy-component';
import type { StepWidgets } from '@emsal/funnel/step-form/step-widget';

export const widgets: StepWidgets = {
  'my-vehicles': lazyComponent(async () => (await import('./my-vehicles/my-vehicles')).MyVehicles),
  welcome: lazyComponent(async () => (await import('./welcome/welcome')).Welcome),
};
