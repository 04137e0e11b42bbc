/** What a vehicle line's form needs at once: the form page and the widgets of these lines. */
export { preloadRendered, formAction, formLoader, FormPage } from '@emsal/funnel/form-page/form-chunk';
export { widgets } from './widgets/widgets';
