/** One set of checks for any line's declaration, beyond what types can check. Call it in a spec. */
import { checkStep } from '../steps/check-step';
import type { AnswerSet, AskedField, Field, FormContext } from '../grammar/field';
import { localOptions } from '../answers/options';
import { dueLookups, lookupRequest, optionsRequest, saveRequests } from '../steps/requests';
import { firstOpenStep, nextStep } from '../steps/step-order';
import type { Sample } from './sample';
import type { Line, Step } from '../grammar/step';
import { stepsOf, visibleEntries, visibleSteps, visibleUnder } from '../steps/visible-steps';

/** The input schema of an API call, or anything that parses like one. */
export type SchemaOf = (call: string) => { safeParse(body: unknown): { success: boolean; error?: unknown } };

export interface SweepContext extends FormContext {
  /** Valid on `today`. */
  samples: readonly Sample[];
  schemaOf: SchemaOf;
}

const visitId = '0123456789abcdef0123456789abcdef';

/** Everything that is wrong with a line, one sentence each; empty when it is valid. */
export function sweep(line: Line, context: SweepContext): readonly string[] {
  const unknown = unknownFields(line);
  // The checks below cannot handle unknown fields.
  if (unknown.length > 0) return unknown;
  return [
    ...unreachable(line, context),
    ...oneWayConditions(line, context),
    ...sampleFaults(line, context),
    ...bodyFaults(line, context),
    ...fieldFaults(line),
    ...optionFaults(line, context),
    ...stuckSamples(line, context),
  ];
}

function unreachable(line: Line, { samples }: SweepContext): readonly string[] {
  return stepsOf(line)
    .filter(
      (step) =>
        ![...samples.map(({ answers }) => answers), {}].some((answers) => visibleSteps(line, answers).includes(step)),
    )
    .map((step) => `${step.slug}: no sample reaches it`);
}

function oneWayConditions(line: Line, { samples }: SweepContext): readonly string[] {
  const conditions = stepsOf(line).flatMap((step) => [
    { name: step.slug, when: step.when },
    ...step.entries.map((entry) => ({ name: `${step.slug}.${entry.field}`, when: entry.when })),
  ]);
  const variants = [...samples.map(({ answers }) => answers), {}].map((answers) => visibleUnder(line, answers));
  return conditions.flatMap(({ name, when }) =>
    when && new Set(variants.map((applies) => applies({ when }))).size < 2
      ? [`${name}: its condition is never both true and false`]
      : [],
  );
}

function sampleFaults(line: Line, context: SweepContext): readonly string[] {
  return walk(line, context, (step, answers, sample) => {
    const result = checkStep(line, step, { ...context, answers });
    return result.ok
      ? []
      : Object.entries(result.errors).map(([name, message]) => `${sample}, ${step.slug}.${name}: ${message}`);
  });
}

function bodyFaults(line: Line, context: SweepContext): readonly string[] {
  const visit = { ...context, visitId };
  return walk(line, context, (step, answers, sample) => {
    const saves = saveRequests(line, step, { ...visit, answers });
    const lookups = dueLookups(line, step, { answers, lookupRuns: {} }).map((lookup) =>
      lookupRequest(line, lookup, { ...visit, answers }),
    );
    const options = visibleEntries(line, step, answers).flatMap(
      ({ field }) => optionsRequest(line, field, { ...visit, answers }) ?? [],
    );
    return [...saves, ...lookups, ...options].flatMap(({ call, body }) => {
      const parsed = context.schemaOf(call).safeParse(body);
      return parsed.success
        ? []
        : [`${sample}, ${step.slug}: the body of ${call} does not fit: ${String(parsed.error)}`];
    });
  });
}

const askedFields = (line: Line): string[] => [
  ...new Set(stepsOf(line).flatMap((step) => step.entries.map(({ field }) => field))),
];

const unknownFields = (line: Line): readonly string[] =>
  askedFields(line)
    .filter((name) => !line.fields[name])
    .map((name) => `${name}: not in the dictionary, and not in the line's \`own\``);

const cellsOf = (name: string, field: Field) =>
  'row' in field ? Object.entries(field.row).map(([cell, asked]) => [`${name}.${cell}`, asked] as const) : [];

function fieldFaults(line: Line): readonly string[] {
  return askedFields(line).flatMap((name) => {
    const field = line.fields[name]!;
    if (field.kind === 'fact' || field.kind === 'flag') return [`${name}: a ${field.kind} cannot be asked`];
    const inputs: readonly (readonly [string, AskedField])[] = [[name, field], ...cellsOf(name, field)];
    return inputs.flatMap(([input, asked]) => [
      ...(asked.label.trim() ? [] : [`${input}: has no label`]),
      ...(asked.optional || asked.missing ? [] : [`${input}: has no message when it is missing`]),
    ]);
  });
}

function optionFaults(line: Line, context: SweepContext): readonly string[] {
  return walk(line, context, (step, answers) =>
    visibleEntries(line, step, answers).flatMap(({ field: name }) => {
      if (!['select', 'combobox', 'radio'].includes(line.fields[name]?.kind ?? '')) return [];
      const isKnown = localOptions(line, name, { ...context, answers }) ?? line.relations.sources[name];
      return isKnown ? [] : [`${name}: has no options`];
    }),
  );
}

/** Going to the next step from the first one passes every visible step, and no step stays open when all are saved. */
function stuckSamples(line: Line, context: SweepContext): readonly string[] {
  return context.samples.flatMap(({ name, answers }) => {
    const steps = visibleSteps(line, answers);
    const walked = steps.map((step) => nextStep(line, answers, step.slug)).filter((step) => step !== undefined);
    const open = firstOpenStep(line, { answers, done: steps.map(({ slug }) => slug) }, context);
    return [
      ...(walked.length === steps.length - 1 ? [] : [`${name}: next does not pass every step`]),
      ...(open ? [`${name}: ${open.slug} stays open`] : []),
    ];
  });
}

function walk(
  line: Line,
  { samples }: SweepContext,
  check: (step: Step, answers: AnswerSet, sample: string) => readonly string[],
): readonly string[] {
  return samples.flatMap(({ name, answers }) =>
    visibleSteps(line, answers).flatMap((step) => check(step, answers, name)),
  );
}
