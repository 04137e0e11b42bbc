/** Where an answer alone means that no insurer offers: the page that says so, and what else helps. It is no error (design, ux.md 9). */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet, FormContext } from './field';

export interface EndingPage {
  title: string;
  text: string;
  /** The ages that are insured, in years, and the age that was given. */
  ages: {
    end: number;
    span: { from: number; to: number; fromLabel: string; toLabel: string };
    knot: { at: number; label: string };
  };
  /** Another product that helps, and how. */
  other?: { line: LineId; text: string };
  /** What an adviser can do. */
  call: string;
  /** Of the button that leads back to the answer. */
  correct: string;
}

/** The page in place of this message at this field. */
export interface Ending {
  field: string;
  message: string;
  page(answers: AnswerSet, context: FormContext): EndingPage;
}
