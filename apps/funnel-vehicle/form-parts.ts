/** What the form of a vehicle line needs at once: the funnel's parts and the widgets that these lines name. */
export { fetchDrawn, formAction, formLoader, FormPage } from '@emsal/funnel/form-page/form-parts';
export { widgets } from './widgets/widgets';
