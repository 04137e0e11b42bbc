import type { AnswerSet } from '@emsal/lines/kit/field';
import { readForm } from '@emsal/lines/kit/read-form';
import type { Line, Step } from '@emsal/lines/kit/step';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { formId } from './form-id';

interface AdoptTypedProps {
  line: Line;
  step: Step;
  /** Keeps the form's values on the server, as it does with later keys. */
  typed: (values: AnswerSet) => void;
}

/** What was typed or filled in before hydration becomes the form's values, in the commit of the hydration, so that nothing comes between. */
export function AdoptTyped({ line, step, typed: keep }: AdoptTypedProps) {
  const form = useForm<AnswerSet>();
  // Fields that are drawn here and now hold nothing that was typed before; to look for it is dear.
  const mayHoldTyped = !useIsHydrated();
  useLayoutEffect(() => {
    if (!mayHoldTyped) return;
    const element = document.getElementById(formId(step)) as HTMLFormElement | null;
    if (!element) return;
    const native = Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
    const isThere = (name: string) =>
      element.elements.namedItem(name) !== null || element.elements.namedItem(`${name}.day`) !== null;
    const typed = Object.entries(
      readForm(
        line,
        step.entries.map(({ field }) => field),
        native,
      ),
    ).filter(([name, value]) => isThere(name) && (form.getState().values[name] ?? '') !== value);
    form.batch(() => typed.forEach(([name, value]) => form.change(name, value)));
    if (typed.length > 0) keep(form.getState().values);
  }, [mayHoldTyped, form, line, step, keep]);
  return null;
}
