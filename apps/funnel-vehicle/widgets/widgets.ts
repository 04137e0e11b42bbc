/** The drawings that the vehicle lines name in their steps. */
import type { StepWidgets } from '@emsal/funnel/step-form/step-widget';
import { MyVehicles } from './my-vehicles/my-vehicles';
import { Welcome } from './welcome/welcome';

export const widgets: StepWidgets = { 'my-vehicles': MyVehicles, welcome: Welcome };
