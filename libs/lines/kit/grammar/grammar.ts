/** `grammar` binds the builder functions to a family's fields, so that a misspelt field in a step, condition or body does not compile. */
import type { CallKey, InputOf, OutputOf } from './calls';
import type { Answers } from './answers-of';
import type { Dictionary, FormContext, Name, Option } from './field';
import { stepButtons } from './step-buttons.texts';
import type {
  BodyContext,
  Confirm,
  Entry,
  Found,
  Line,
  Lookup,
  OptionSource,
  Part,
  Relations,
  Save,
  Step,
  TypedLine,
} from './step';

type Condition<F> = (answers: Answers<F>) => boolean;
/** `given` contains only stored answers, without `absent` values. */
type Applies<F> = (answers: Answers<F>, given: Partial<Answers<F>>) => boolean;

export type EntrySpec<F> = Name<F> | { field: Name<F>; when?: Applies<F>; confirm?: Confirm; offered?: boolean };

export interface StepSpec<F> {
  slug: string;
  title: string;
  lead?: string;
  menu: Step['menu'];
  menuName?: string;
  fields?: readonly EntrySpec<F>[];
  when?: Applies<F>;
  hidden?: boolean;
  editing?: Condition<F>;
  found?: (answers: Answers<F>) => Found | null;
  verifiesPerson?: boolean;
  widget?: string;
  picture?: string;
  lookups?: readonly Lookup[];
  save?: readonly Save[];
  button?: string;
  lastButton?: string;
}

export interface LookupSpec<F, K extends CallKey> {
  needs: readonly Name<F>[];
  resultField?: Name<F>;
  fills?: readonly Name<F>[];
  replaces?: readonly Name<F>[];
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
  derives?: { readonly [N in Name<F>]?: (value: Answers<F>[N], today?: string) => Partial<Answers<F>> };
  names?: Readonly<Partial<Record<Name<F>, Name<F>>>>;
}

export type SampleSpec<F> = { name: string; answers: Partial<Answers<F>>; lookedUp?: readonly Name<F>[] };

/** Fields that only one line has, and their relations. */
export type LineOwnFields = Pick<Line, 'fields'> & { relations: Partial<Relations> };

type LineSpec<F> = Pick<Line, 'facts' | 'welcome' | 'parts' | 'endings'> & {
  fixed?: Partial<Answers<F>>;
  own?: LineOwnFields;
};

type ReusedSpec<F, Reused> = TypedLine<Reused> & Pick<LineSpec<F>, 'own'>;

const emptyRelations: Relations = { clears: {}, choices: {}, sources: {}, derives: {}, names: {} };

/** What a changed answer clears adds up; of two other relations of one field, the later one wins. */
const mergeRelations = (a: Relations, b: Partial<Relations> = {}): Relations => ({
  clears: mergeClears(a.clears, b.clears),
  choices: { ...a.choices, ...b.choices },
  sources: { ...a.sources, ...b.sources },
  derives: { ...a.derives, ...b.derives },
  names: { ...a.names, ...b.names },
});

const mergeClears = (a: Relations['clears'], b: Relations['clears'] = {}): Relations['clears'] => ({
  ...a,
  ...Object.fromEntries(
    Object.entries(b).map(([name, cleared]) => [name, [...new Set([...(a[name] ?? []), ...cleared])]]),
  ),
});

type NoFields = Readonly<Record<never, never>>;

/**
 * The builder functions of one family: `step`, `part`, `line`, `send`, `lookup`, `source`, typed with its fields. `O` types fields that
 * only one line has: they are declared in that line's `own`, so that no other line types or loads them.
 */
export function grammar<const F extends Dictionary, O extends Dictionary = NoFields>(
  fields: F,
  relate: (source: SourceBuilder<F>) => RelationsSpec<F> = () => ({}),
) {
  return grammarFunctions<F & O>(fields, mergeRelations(emptyRelations, relate(source) as Partial<Relations>));
}

function grammarFunctions<F>(fields: Dictionary, relations: Relations) {
  return {
    step: (spec: StepSpec<F>): Step => toStep(spec),
    part: (part: Part): Part => part,
    /** Fields that several steps share. */
    entries: (...specs: readonly EntrySpec<F>[]): readonly EntrySpec<F>[] => specs,
    /** A new line, or an existing one reused by value, whose answers it has too: `line({ ...traffic, facts: immFacts })`. */
    line: <Reused>({ own, ...spec }: LineSpec<F> | ReusedSpec<F, Reused>): TypedLine<Answers<F> & Reused> => {
      const given: LineSpec<F> | Line = spec;
      // Only a reused line has fields and relations of its own.
      const reused: Partial<Line> = given;
      return {
        ...given,
        id: given.facts.id,
        fields: { ...fields, ...reused.fields, ...own?.fields },
        relations: mergeRelations(mergeRelations(relations, reused.relations), own?.relations),
      };
    },
    own: (
      ownFields: Dictionary,
      relate: (source: SourceBuilder<F>) => RelationsSpec<F> = () => ({}),
    ): LineOwnFields => ({
      fields: ownFields,
      relations: relate(source) as Partial<Relations>,
    }),
    send: <K extends CallKey>(
      call: K,
      body: (answers: Answers<F>, context: BodyContext) => InputOf<K>,
      when?: Condition<F>,
    ): Save => ({ call, body, when }) as Save,
    lookup: <K extends CallKey>(call: K, spec: LookupSpec<F, K>): Lookup => ({ call, ...spec }) as Lookup,
  };
}

/** `source(call, ...)` typed with a family's fields: where a field's options come from. */
export type SourceBuilder<F> = <K extends CallKey>(call: K, spec: SourceSpec<F, K, RowOf<OutputOf<K>>>) => OptionSource;
type RowOf<R> = R extends readonly (infer Row)[] ? Row : R;

function source(
  call: CallKey,
  spec: Omit<OptionSource, 'call' | 'needs'> & { needs?: readonly string[] },
): OptionSource {
  return { needs: [], ...spec, call };
}

function toStep<F>({ fields = [], lookups = [], save = [], button = stepButtons.next, ...rest }: StepSpec<F>): Step {
  return { ...rest, button, lookups, saves: save, entries: fields.map(toEntry) } as Step;
}

function toEntry(entry: string | Entry): Entry {
  return typeof entry === 'string' ? { field: entry } : entry;
}
