/** The drawings that the vehicle lines name in their steps. Few visitors come to such a step: each loads when it is shown. */
import { later } from '@emsal/funnel/later/later';
import type { StepWidget, StepWidgetProps, StepWidgets } from '@emsal/funnel/step-form/step-widget';
import { Suspense } from 'react';

function laterWidget(load: () => Promise<StepWidget>): StepWidget {
  const { Part } = later(load);
  return (props: StepWidgetProps) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const widgets: StepWidgets = {
  'my-vehicles': laterWidget(async () => (await import('./my-vehicles/my-vehicles')).MyVehicles),
  welcome: laterWidget(async () => (await import('./welcome/welcome')).Welcome),
};
