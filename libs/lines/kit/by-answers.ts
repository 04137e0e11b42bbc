import type { AnswerSet } from './field';
import type { Line } from './step';

/** Answers never change in place: what follows from a set of them is worked out once, however many parts of a screen ask for it. */
export function byAnswers<Result>(work: (line: Line, answers: AnswerSet) => Result): typeof work {
  const known = new WeakMap<AnswerSet, WeakMap<Line, Result>>();
  return (line, answers) => {
    const ofAnswers = known.get(answers) ?? new WeakMap<Line, Result>();
    known.set(answers, ofAnswers);
    const result = ofAnswers.has(line) ? ofAnswers.get(line)! : work(line, answers);
    ofAnswers.set(line, result);
    return result;
  };
}
