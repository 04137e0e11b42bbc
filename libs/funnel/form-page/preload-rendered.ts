/** Loads the lazy components of the step that the edge rendered, before hydration. */
import type { Line } from '@emsal/lines/kit/grammar/step';
import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';
import type { LazyComponent } from '@emsal/platform/lazy-component';
import { renderedLazyFields } from '../fields/lazy-fields';
import { formId } from '../step-form/form-id';

type Preloadable = Pick<LazyComponent<never>, 'preload'>;
/** Widgets and pictures by the names that steps give. */
type StepComponents = Readonly<Record<string, Preloadable>>;

const renderedComponents = (line: Line, components: StepComponents): readonly (Preloadable | undefined)[] => {
  const rendered = stepsOf(line).find((step) => document.getElementById(formId(step)));
  return [rendered?.widget, rendered?.picture].map((name) => (name === undefined ? undefined : components[name]));
};

/** A component that suspends during hydration would drop what is typed in its field and miss clicks on its widget. */
export async function preloadRendered(line: Line, components: StepComponents): Promise<void> {
  if (typeof document === 'undefined') return;
  const rendered = [...renderedLazyFields(line), ...renderedComponents(line, components)];
  await Promise.all(rendered.map((component) => component?.preload()));
}
