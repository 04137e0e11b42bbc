/** The drawings that the vehicle lines name in their steps. Few visitors have registered vehicles: their step loads when it is shown. */
import type { StepWidgetProps, StepWidgets } from '@emsal/funnel/step-form/step-widget';
import { lazy, Suspense } from 'react';
import { Welcome } from './welcome/welcome';

const MyVehicles = lazy(async () => ({ default: (await import('./my-vehicles/my-vehicles')).MyVehicles }));

const LaterMyVehicles = (props: StepWidgetProps) => (
  <Suspense>
    <MyVehicles {...props} />
  </Suspense>
);

export const widgets: StepWidgets = { 'my-vehicles': LaterMyVehicles, welcome: Welcome };
