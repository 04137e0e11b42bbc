/** What a property line's form needs at once: the form page. No step of these lines has a widget. */
import type { StepWidgets } from '@emsal/funnel/step-form/step-widget';

export { preloadRendered, formAction, formLoader, FormPage } from '@emsal/funnel/form-page/form-parts';
export const widgets: StepWidgets = {};
