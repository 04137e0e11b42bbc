/** The drawings that the vehicle lines name in their steps. */
import { later } from '@emsal/funnel/later/later';
import type { StepWidgets } from '@emsal/funnel/step-form/step-widget';

export const widgets: StepWidgets = {
  'my-vehicles': later(async () => (await import('./my-vehicles/my-vehicles')).MyVehicles),
  welcome: later(async () => (await import('./welcome/welcome')).Welcome),
};
