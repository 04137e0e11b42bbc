/** What only the server needs of a line, gathered in each line's `server.ts`. */
import type { LineAdviser } from './adviser/line-adviser';
import type { CoverTexts } from './offer/cover-texts';
import type { KeyFact } from './offer/key-fact';
import type { LineWording } from './wording/line-wording';
import type { OfferOption } from './offer/offer-option';
import type { LineQuiz } from './offer/quiz';
import type { AnyLineQuestion } from './question/question';
import type { GivenPayee } from './question/loss-payee';
import type { LineRequirements } from './question/requirement';
import type { Line } from './grammar/step';

export interface ServerLine {
  form?: Line;
  wording: LineWording;
  question?: AnyLineQuestion;
  requirements?: LineRequirements;
  /** Lists of its choices that differ from those of other lines, by field. */
  lists?: Readonly<Record<string, readonly { code: string }[]>>;
  givenPayee?: GivenPayee;
  options?: readonly OfferOption[];
  keyFacts?: readonly KeyFact[];
  coverTexts?: CoverTexts;
  quiz?: LineQuiz;
  adviser?: LineAdviser;
}

/** A line that advisers prepare has a form whose answers they get, and no question to insurers. */
export interface AdvisedServerLine extends ServerLine {
  form: Line;
  adviser: LineAdviser;
  question?: never;
}

/** A line that is sold asks insurers what its form says, and explains what they answer. */
export interface SoldServerLine extends ServerLine {
  form: Line;
  question: AnyLineQuestion;
  keyFacts: readonly KeyFact[];
  coverTexts: CoverTexts;
  quiz: LineQuiz;
}
