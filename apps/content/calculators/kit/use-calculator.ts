import { useLayoutEffect, useRef, useState } from 'react';
import { readValues, type CalculatorField } from './field';
import { formValues } from './form-values';

type Typed = Readonly<Record<string, string>>;

/**
 * An uncontrolled form, read on every input and once at the start: it may have changed before hydration.
 * @param given as the address has it
 */
export function useCalculator(fields: readonly CalculatorField[], given: Typed) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(given);
  const read = (change: Typed = {}) => setTyped({ ...formValues(form.current!, fields), ...change });
  // Before the first paint of the hydrated page.
  useLayoutEffect(() => setTyped(formValues(form.current!, fields)), [fields]);
  return { form, typed, values: readValues(fields, typed), read };
}
