import { stepFields } from './confirmed-fields';
import type { Field, FormContext } from './field';
import type { Sample } from './sample';
import type { Line } from './step';
import { visibleSteps } from './visible-steps';

const typedKinds: readonly Field['kind'][] = ['identity', 'phone', 'plate', 'code', 'text', 'email', 'number', 'date'];

/** How many inputs a visitor of this sample types, from the landing page to the offers: a date is three, a one-time code is one. */
export function typedInputs(line: Line, sample: Sample, context: FormContext): number {
  const codes = visibleSteps(line, sample.answers).filter((step) => step.verifiesPerson).length;
  return typedFields(line, sample, context).reduce(
    (sum, name) => sum + (line.fields[name]!.kind === 'date' ? 3 : 1),
    codes,
  );
}

/** The fields that this sample's visitor must type, each once, without optional and looked-up ones. */
export function typedFields(line: Line, sample: Sample, context: FormContext): readonly string[] {
  const names = visibleSteps(line, sample.answers).flatMap((step) => {
    const { shown, asked } = stepFields(line, step, { ...context, answers: sample.answers });
    return [...asked, ...shown.filter((name) => !sample.lookedUp?.includes(name))];
  });
  return [...new Set(names)].filter((name) => isTyped(line.fields[name]!));
}

function isTyped(field: Field): boolean {
  return typedKinds.includes(field.kind) && !('optional' in field && field.optional);
}
