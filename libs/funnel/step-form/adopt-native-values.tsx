import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { hasInput, readForm } from '@emsal/lines/kit/answers/read-form';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { formId } from './form-id';

interface AdoptNativeValuesProps {
  line: Line;
  step: Step;
  /** Called with all values when some were adopted. */
  onChange: (values: AnswerSet) => void;
}

/** The values of the step's fields that the document's form element has. */
function nativeValues(
  element: HTMLFormElement,
  { line, step, before }: Pick<AdoptNativeValuesProps, 'line' | 'step'> & { before: AnswerSet },
) {
  const native = Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
  const names = step.entries.map(({ field }) => field);
  // An unticked box is a control without a value. A list whose options have not come says nothing of its answer.
  const hasControl = (name: string): boolean => {
    const control = element.elements.namedItem(name);
    if (control instanceof HTMLSelectElement && control.options.length <= 1) return false;
    return control !== null || hasInput(native, name);
  };
  return Object.entries(readForm(line, names, { form: native, before })).filter(([name]) => hasControl(name));
}

/** Takes over what was typed or filled in before hydration, in the commit of the hydration, so that nothing can come between. */
export function AdoptNativeValues({ line, step, onChange }: AdoptNativeValuesProps) {
  const form = useForm<AnswerSet>();
  // Only fields that the edge rendered can hold earlier input.
  const isHydrating = !useIsHydrated();
  useLayoutEffect(() => {
    const element = document.getElementById(formId(step)) as HTMLFormElement | null;
    if (!isHydrating || !element) return;
    const current = form.getState().values;
    const typed = nativeValues(element, { line, step, before: current }).filter(
      ([name, value]) => (current[name] ?? '') !== value,
    );
    form.batch(() => typed.forEach(([name, value]) => form.change(name, value)));
    if (typed.length > 0) onChange(form.getState().values);
  }, [isHydrating, form, line, step, onChange]);
  return null;
}
