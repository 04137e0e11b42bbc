/** Quiz questions for the waiting time, rotated as slides (spec funnel 2.5, 9). */
export const questions = {
  liability: 'Trafik sigortası kimin zararını öder?',
  imm: 'İMM neye yarar?',
  noClaims: 'Hasarsız geçen bir yıl fiyatı nasıl değiştirir?',
} as const;

export type QuestionId = keyof typeof questions;

export const questionIds = Object.keys(questions) as QuestionId[];

/** Index of the slide; lines without slides stay at the first. */
export const slideAt = (secondsPassed: number, slideSeconds: number, count: number): number =>
  slideSeconds === 0 ? 0 : Math.floor(secondsPassed / slideSeconds) % count;
