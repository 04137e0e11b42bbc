/** A step consists of fields, a part groups steps in the menu, a line consists of parts. Built by `grammar`. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { CallKey } from './calls';
import type { Ending } from './ending';
import type { AnswerSet, Dictionary, FormContext, Option } from './field';
import type { MenuName } from './menu-names';

export interface BodyContext extends FormContext {
  visitId: string;
  line: LineId;
  branchId: number;
}

/** What was found, in a few words: `2019 BMW 320i`, with its plate and the end of its policy. */
export interface Found {
  question: string;
  name: string;
  facts: readonly string[];
  /** The step in which another one can be given. */
  other: { step: string; text: string };
}

export type Confirm = boolean | 'silently';

/** One field in a step. `confirm`: a valid answer is shown with 'Değiştir' instead of the input, or, silently, not shown at all. */
export interface Entry {
  field: string;
  /** `given` contains only stored answers; in `answers` an unanswered field has its `absent` value. */
  when?(answers: AnswerSet, given: AnswerSet): boolean;
  confirm?: Confirm;
  /** An optional field that is worth a screen of its own: while it is unanswered, its step is not passed over. */
  offered?: boolean;
}

/** A call that saves the step's answers. */
export interface Save {
  call: CallKey;
  when?(answers: AnswerSet): boolean;
  body(answers: AnswerSet, context: BodyContext): unknown;
}

/** A call whose reply fills in fields. It runs when the step opens, and again when a needed answer has changed. */
export interface Lookup {
  call: CallKey;
  needs: readonly string[];
  /** A field that every reply fills in: once it was cleared, the same lookup is due again. */
  resultField?: string;
  /** Fields of its step that it may answer: a step that asks for nothing else waits for it. */
  fills?: readonly string[];
  /** Fields that are not asked where it runs, because its reply answers them. */
  replaces?: readonly string[];
  /** Also runs while the step is open, whenever a needed answer is entered or changes. */
  live?: boolean;
  when?(answers: AnswerSet): boolean;
  input(answers: AnswerSet, context: BodyContext): unknown;
  fill(reply: never, answers: AnswerSet, context: BodyContext): AnswerSet;
}

/** The call that provides a field's options. Without a `needs` answer there are no options yet. */
export interface OptionSource {
  call: CallKey;
  needs: readonly string[];
  input(answers: AnswerSet, context: BodyContext): unknown;
  option(row: never): Option;
}

export interface Relations {
  /** Changing the key's answer clears these fields. */
  clears: Readonly<Record<string, readonly string[]>>;
  /** Options computed from the answers. */
  choices: Readonly<Record<string, (answers: AnswerSet, context: FormContext) => readonly Option[]>>;
  sources: Readonly<Record<string, OptionSource>>;
  /** Fields derived from another's answer. A derivation that depends on the day runs where the day is known: when the step is validated. */
  derives: Readonly<Record<string, (value: never, today?: string) => AnswerSet>>;
  /** The field that stores the selected option's name, to show it without the list. */
  names: Readonly<Record<string, string>>;
}

export interface Step {
  /** Last path segment: `/trafik-sigortasi/form/ruhsat-bilgileri`. */
  slug: string;
  title: string;
  /** One sentence under the title. */
  lead?: string;
  menu: MenuName;
  /** Its name in the menu, where none of the eighteen says what it asks. */
  menuName?: string;
  entries: readonly Entry[];
  when?(answers: AnswerSet, given: AnswerSet): boolean;
  /** Not in the menu, not counted in the percentage. */
  hidden?: boolean;
  /** True when known answers are asked too: the visitor says that they changed. */
  editing?(answers: AnswerSet): boolean;
  /** Submitting it starts personal-data verification (information notice and one-time code). */
  verifiesPerson?: boolean;
  /** Name of a component that the family's remote renders instead of the fields. */
  widget?: string;
  /** Name of a picture of the answers, which the family's remote shows beside the fields. */
  picture?: string;
  lookups: readonly Lookup[];
  saves: readonly Save[];
  /** What was found, on the card of the confirmed answers; null while it is incomplete. */
  found?(answers: AnswerSet): Found | null;
  /** What follows from the answers, shown above the button. */
  note?(answers: AnswerSet, context: FormContext): string | null;
  /** Text of the continue button. */
  button: string;
  /** Its text while no step follows, so that the offers come next; if different. */
  lastButton?: string;
}

export interface Part {
  slug: string;
  menu: MenuName;
  steps: readonly Step[];
}

export interface Line {
  /** The id of its facts. */
  id: LineId;
  facts: LineFacts;
  fields: Dictionary;
  relations: Relations;
  /** Answers that the line sets, overriding typed and looked-up ones. */
  fixed?: AnswerSet;
  /** The step before the first part, outside the menu. */
  welcome?: Step;
  parts: readonly Part[];
  /** Answers with which no insurer offers: a page in place of the message. */
  endings?: readonly Ending[];
}

declare const answersType: unique symbol;

/** A line whose grammar knows the types of its answers. */
export interface TypedLine<A> extends Line {
  readonly [answersType]?: A;
}
export type AnswersOf<L extends Line> = L extends TypedLine<infer A> ? A : never;

/** The stored state of a visit: answers, and the slugs of the saved steps. */
export interface Progress {
  answers: AnswerSet;
  done: readonly string[];
}
