/** A step is a sentence over fields, a part groups steps in the menu, a line is the whole paragraph. Built by `grammar`. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-shape';
import type { CallKey } from './calls';
import type { AnswerSet, Dictionary, FormContext, Option } from './field';
import type { MenuName } from './menu-names';

export interface BodyContext extends FormContext {
  visitId: string;
  line: LineId;
  branchId: number;
}

export type Confirm = boolean | 'silently';

/** One field in a step. `confirm`: when its answer is already right, show it with 'Değiştir' instead of asking, or ask nothing and show nothing. */
export interface Entry {
  field: string;
  /** `given` holds only what was answered; in `answers` an open question has its `absent` value. */
  when?(answers: AnswerSet, given: AnswerSet): boolean;
  confirm?: Confirm;
}

/** A call that stores the step's answers. */
export interface Save {
  call: CallKey;
  when?(answers: AnswerSet): boolean;
  body(answers: AnswerSet, context: BodyContext): unknown;
}

/** A call whose reply answers fields. It runs when the step opens, and again when a needed answer has changed since. */
export interface Lookup {
  call: CallKey;
  needs: readonly string[];
  /** What every reply answers: once a changed answer has cleared it, the same question is due again. */
  tells?: string;
  /** It runs while the step is open as well, as soon as a needed answer is there or changes. */
  live?: boolean;
  when?(answers: AnswerSet): boolean;
  input(answers: AnswerSet, context: BodyContext): unknown;
  fill(reply: never, answers: AnswerSet, context: BodyContext): AnswerSet;
}

/** Where a field's options come from when a call knows them. An absent `needs` answer means: no options yet. */
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
  /** Fields that follow from another's answer. What follows from the day as well does so where the day is known: when its step is judged. */
  derives: Readonly<Record<string, (value: string, today?: string) => AnswerSet>>;
  /** Where the chosen option's name is kept, for showing it without its list. */
  names: Readonly<Record<string, string>>;
}

export interface Step {
  /** Last path segment: `/trafik-sigortasi/form/ruhsat-bilgileri`. */
  slug: string;
  title: string;
  /** One sentence under the title. */
  lead?: string;
  menu: MenuName;
  entries: readonly Entry[];
  when?(answers: AnswerSet, given: AnswerSet): boolean;
  /** Kept out of the menu and the percentage. */
  hidden?: boolean;
  /** True when what is known is asked as well: the visitor said that it changed. */
  editing?(answers: AnswerSet): boolean;
  /** Leaving it runs personal-data verification (information notice and one-time code). */
  verifies?: boolean;
  /** Named escape hatch that the family's remote draws instead of the fields. */
  widget?: string;
  lookups: readonly Lookup[];
  saves: readonly Save[];
  /** Words on the continue button. */
  button: string;
  /** Words on it while no step follows, so that the offers come next; where it differs. */
  lastButton?: string;
}

export interface Part {
  slug: string;
  menu: MenuName;
  steps: readonly Step[];
}

export interface Line {
  /** Its facts' id. */
  id: LineId;
  facts: LineFacts;
  fields: Dictionary;
  relations: Relations;
  /** Answers that the line itself gives, whatever was typed or found. */
  fixed?: AnswerSet;
  /** The step before the first part, outside the menu. */
  welcome?: Step;
  parts: readonly Part[];
}

/** What a visit remembers: answers, and the slugs of the steps that were stored. */
export interface Progress {
  answers: AnswerSet;
  done: readonly string[];
}
