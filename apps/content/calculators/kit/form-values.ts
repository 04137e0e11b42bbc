/** What a calculator's form holds. A tick that is off is absent from a form, and absent from a first address too. */
import type { CalculatorField } from './field';

export function formValues(form: HTMLFormElement, fields: readonly CalculatorField[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}
