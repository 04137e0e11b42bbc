/** What a property line's form needs at once: the form page, and the pictures of these lines. No step of them has a widget. */
import type { StepWidgets } from '@emsal/funnel/step-form/step-widget';

export { preloadRendered, formAction, formLoader, FormPage } from '@emsal/funnel/form-page/form-chunk';
export { pictures } from './pictures/pictures';
export const widgets: StepWidgets = {};
