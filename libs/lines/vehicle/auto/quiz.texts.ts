/** Questions about kasko; sources: General Conditions, no-claim levels `libs/tariffs/kasko`. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const autoQuiz: LineQuiz = [
  {
    question: 'Kasko neyi korur?',
    answers: ['Kendi aracınızı', 'Karşı tarafın aracını', 'Yolcuların eşyasını'],
    right: 0,
    because: 'Karşı tarafın zararı trafik sigortasının, üstü İMM’nin konusudur.',
  },
  {
    question: 'Hasarsız geçen ilk yılın sonunda indirim ne olur?',
    answers: ['%10', '%30', '%65'],
    right: 1,
    because: 'İlk kademe %30’dur; hasarsız her yıl kademe yükselir.',
  },
  {
    question: 'Aracınızın aksesuarı ne zaman ödenir?',
    answers: ['Her zaman', 'Yalnızca çalınırsa', 'Poliçede yazıyorsa'],
    right: 2,
    because: 'Fabrika çıkışında olmayan donanım poliçeye yazdırılmadıysa ödenmez.',
  },
];
