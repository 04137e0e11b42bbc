import { useLayoutEffect, useRef, useState } from 'react';
import { readValues, type CalculatorField, type Values } from './field';
import { formValues } from './form-values';

/** The values of an uncontrolled form, read from it on every input and once at the start: it may have changed before hydration. */
export function useCalculator(fields: readonly CalculatorField[], initial: Values) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const read = (change: Readonly<Record<string, string>> = {}) =>
    setValues(readValues(fields, { ...formValues(form.current!, fields), ...change }));
  // Before the first paint of the hydrated page.
  useLayoutEffect(() => setValues(readValues(fields, formValues(form.current!, fields))), [fields]);
  return { form, values, read };
}
