/** What a visitor may read while insurers answer, a slide at a time, and the quiz in between (spec funnel 2.5, 9). */
export interface Question {
  question: string;
  answers: readonly string[];
  /** Index of the right one. */
  right: number;
  because: string;
}

export const questions: readonly Question[] = [
  {
    question: 'Trafik sigortası kimin zararını öder?',
    answers: ['Karşı tarafın', 'Sizin aracınızın', 'İkisinin de'],
    right: 0,
    because: 'Trafik sigortası karşı tarafa verdiğiniz zararı öder; kendi aracınızı kasko korur.',
  },
  {
    question: 'İMM neye yarar?',
    answers: ['Cam kırılmasına', 'Trafik limitini aşan zarara', 'Yol yardımına'],
    right: 1,
    because: 'Zarar trafik sigortasının limitini aşarsa kalanını İMM karşılar.',
  },
  {
    question: 'Hasarsız geçen bir yıl fiyatı nasıl değiştirir?',
    answers: ['Değiştirmez', 'Artırır', 'İndirir'],
    right: 2,
    because: 'Hasarsız her yıl basamağınızı yükseltir; üst basamakta prim düşer.',
  },
];

/** Which slide shows after so many seconds; lines without slides stay at the first. */
export const slideAt = (secondsPassed: number, slideSeconds: number, count: number): number =>
  slideSeconds === 0 ? 0 : Math.floor(secondsPassed / slideSeconds) % count;
