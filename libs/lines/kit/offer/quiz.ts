/** Questions for the time in which insurers answer: the shape of each line's `quiz.texts.ts`. */
export interface QuizQuestion {
  question: string;
  answers: readonly [string, string, string];
  /** Index of the correct answer. */
  right: 0 | 1 | 2;
  because: string;
}
export type LineQuiz = readonly QuizQuestion[];
