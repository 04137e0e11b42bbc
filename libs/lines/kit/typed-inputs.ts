import { stepFields } from './confirmed-fields';
import type { Field, FormContext } from './field';
import type { Line, Sample } from './step';
import { visibleSteps } from './visible-steps';

/** How many inputs a visitor must type on this way when `known` answers come from lookups; a date counts its three boxes. */
export function typedInputs(line: Line, sample: Sample, known: readonly string[], context: FormContext): number {
  return typedFields(line, sample, known, context).reduce((sum, name) => sum + boxes(line.fields[name]!), 0);
}

/** Names of the fields that have to be typed on this way, each once, those already given on the landing page included. */
export function typedFields(line: Line, sample: Sample, known: readonly string[], context: FormContext): readonly string[] {
  const names = visibleSteps(line, sample.answers).flatMap((step) => {
    const { shown, asked } = stepFields(line, step, sample.answers, context);
    return [...asked, ...shown.filter((name) => !known.includes(name))];
  });
  return [...new Set(names)].filter((name) => boxes(line.fields[name]!) > 0);
}

function boxes(field: Field): number {
  if (('optional' in field && field.optional) || !['identity', 'phone', 'plate', 'code', 'text', 'email', 'number', 'date'].includes(field.kind)) return 0;
  return field.kind === 'date' ? 3 : 1;
}
