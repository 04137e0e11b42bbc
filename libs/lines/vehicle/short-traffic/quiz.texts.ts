/** Questions about short-term traffic insurance: what it covers is compulsory traffic insurance. Source: the specification (funnel 1). */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';
import { trafficQuiz } from '../traffic/quiz.texts';

export const shortTrafficQuiz: LineQuiz = [
  {
    question: 'Kısa süreli trafik sigortası kaç gün geçerlidir?',
    answers: ['15', '60', '365'],
    right: 1,
    because: 'Satılmak üzere alınan araç içindir; araç satılmazsa yıllık poliçe gerekir.',
  },
  trafficQuiz[0]!,
];
