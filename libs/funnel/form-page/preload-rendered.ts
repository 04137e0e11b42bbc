/** Loads the lazy components of the step that the edge rendered, before hydration. */
import type { Line } from '@emsal/lines/kit/step';
import { stepsOf } from '@emsal/lines/kit/visible-steps';
import { renderedLazyFields } from '../fields/lazy-fields';
import { formId } from '../step-form/form-id';
import type { StepWidget, StepWidgets } from '../step-form/step-widget';

const renderedWidget = (line: Line, widgets: StepWidgets): StepWidget | undefined => {
  const rendered = stepsOf(line).find((step) => document.getElementById(formId(step)));
  return rendered?.widget === undefined ? undefined : widgets[rendered.widget];
};

/** A component that suspends during hydration would drop what is typed in its field and miss clicks on its widget. */
export async function preloadRendered(line: Line, widgets: StepWidgets): Promise<void> {
  if (typeof document === 'undefined') return;
  const components = [...renderedLazyFields(line), renderedWidget(line, widgets)];
  await Promise.all(components.map((component) => component?.preload()));
}
