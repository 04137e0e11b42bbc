/** Fetches what the edge has drawn, before hydration. */
import type { Line } from '@emsal/lines/kit/step';
import { stepsOf } from '@emsal/lines/kit/visible-steps';
import { drawnFields } from '../fields/later-fields';
import { formId } from '../step-form/form-id';
import type { StepWidget, StepWidgets } from '../step-form/step-widget';

const drawnWidget = (line: Line, widgets: StepWidgets): StepWidget | undefined => {
  const drawn = stepsOf(line).find((step) => document.getElementById(formId(step)));
  return drawn?.widget === undefined ? undefined : widgets[drawn.widget];
};

/** While a field's part is waited for, React draws over what is typed or chosen in it; while a widget's is, it hears no press on it. */
export async function fetchDrawn(line: Line, widgets: StepWidgets): Promise<void> {
  if (typeof document === 'undefined') return;
  const parts = [...drawnFields(line), drawnWidget(line, widgets)];
  await Promise.all(parts.map((part) => part?.fetch()));
}
