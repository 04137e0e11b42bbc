import type { AnswerSet } from '../grammar/field';
import type { Line } from '../grammar/step';

/** Caches a result per line and set of answers, for the many components that read it in one render. Answers are immutable. */
export function memoizeByAnswers<Result>(compute: (line: Line, answers: AnswerSet) => Result): typeof compute {
  const cache = new WeakMap<AnswerSet, WeakMap<Line, Result>>();
  return (line, answers) => {
    const byLine = cache.get(answers) ?? new WeakMap<Line, Result>();
    cache.set(answers, byLine);
    const result = byLine.has(line) ? byLine.get(line)! : compute(line, answers);
    byLine.set(line, result);
    return result;
  };
}
