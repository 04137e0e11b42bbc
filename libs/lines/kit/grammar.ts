/** `grammar` fixes a family's dictionary, so that a misspelt field in a step, condition or body does not compile. */
import type { CallKey, InputOf, OutputOf } from './calls';
import type { Answers, Dictionary, FormContext, Name, Option } from './field';
import type { BodyContext, Confirm, Entry, Line, Lookup, OptionSource, Part, Relations, Save, Step } from './step';

type Condition<F> = (answers: Answers<F>) => boolean;
/** `given` lacks what was not answered, `absent` values included. */
type Applies<F> = (answers: Answers<F>, given: Partial<Answers<F>>) => boolean;

export type EntrySpec<F> = Name<F> | { field: Name<F>; when?: Applies<F>; confirm?: Confirm };

export interface StepSpec<F> {
  slug: string;
  title: string;
  lead?: string;
  menu: Step['menu'];
  fields?: readonly EntrySpec<F>[];
  when?: Applies<F>;
  hidden?: boolean;
  editing?: Condition<F>;
  verifies?: boolean;
  widget?: string;
  lookups?: readonly Lookup[];
  save?: readonly Save[];
  button?: string;
  lastButton?: string;
}

export interface LookupSpec<F, K extends CallKey> {
  needs: readonly Name<F>[];
  live?: boolean;
  when?: Condition<F>;
  input: (answers: Answers<F>, context: BodyContext) => InputOf<K>;
  fill: (reply: OutputOf<K>, answers: Answers<F>, context: BodyContext) => Partial<Answers<F>>;
}

export interface SourceSpec<F, K extends CallKey, Row> {
  needs?: readonly Name<F>[];
  input: (answers: Answers<F>, context: BodyContext) => InputOf<K>;
  option: (row: Row) => Option;
}

export interface RelationsSpec<F> {
  clears?: Readonly<Partial<Record<Name<F>, readonly Name<F>[]>>>;
  choices?: Readonly<Partial<Record<Name<F>, (answers: Answers<F>, context: FormContext) => readonly Option[]>>>;
  sources?: Readonly<Partial<Record<Name<F>, OptionSource>>>;
  derives?: Readonly<Partial<Record<Name<F>, (value: string) => Partial<Answers<F>>>>>;
  names?: Readonly<Partial<Record<Name<F>, Name<F>>>>;
}

export type SampleSpec<F> = { name: string; answers: Partial<Answers<F>>; lookedUp?: readonly Name<F>[] };

type LineSpec<F> = Pick<Line, 'id' | 'welcome' | 'parts'> & {
  fixed?: Partial<Answers<F>>;
};

/** The words of one family: `step`, `part`, `line`, `send`, `lookup`, `source`, all bound to its fields. */
export function grammar<const F extends Dictionary>(
  fields: F,
  relate: (source: SourceWord<F>) => RelationsSpec<F> = () => ({}),
) {
  const relations = { clears: {}, choices: {}, sources: {}, derives: {}, names: {}, ...relate(source) } as Relations;
  return {
    fields,
    step: (spec: StepSpec<F>): Step => toStep(spec),
    part: (part: Part): Part => part,
    /** Fields that several steps have in common. */
    entries: (...specs: readonly EntrySpec<F>[]): readonly EntrySpec<F>[] => specs,
    /** A new line, or an earlier one reused by value: `line({ ...traffic, id: 'IMM' })`. */
    line: (spec: LineSpec<F> | Line): Line => ({ ...spec, fields, relations }),
    send: <K extends CallKey>(
      call: K,
      body: (answers: Answers<F>, context: BodyContext) => InputOf<K>,
      when?: Condition<F>,
    ): Save => ({ call, body, when }) as Save,
    lookup: <K extends CallKey>(call: K, spec: LookupSpec<F, K>): Lookup => ({ call, ...spec }) as Lookup,
  };
}

/** `source(call, ...)` bound to a family's fields: where a field's options come from. */
export type SourceWord<F> = <K extends CallKey>(call: K, spec: SourceSpec<F, K, RowOf<OutputOf<K>>>) => OptionSource;
type RowOf<R> = R extends readonly (infer Row)[] ? Row : R;

function source(
  call: CallKey,
  spec: Omit<OptionSource, 'call' | 'needs'> & { needs?: readonly string[] },
): OptionSource {
  return { needs: [], ...spec, call };
}

function toStep<F>({ fields = [], lookups = [], save = [], button = 'Devam et', ...rest }: StepSpec<F>): Step {
  return { ...rest, button, lookups, saves: save, entries: fields.map(toEntry) } as Step;
}

function toEntry(entry: string | Entry): Entry {
  return typeof entry === 'string' ? { field: entry } : entry;
}
