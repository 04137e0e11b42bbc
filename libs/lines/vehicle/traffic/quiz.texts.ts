/** Questions about compulsory traffic insurance; sources: General Conditions, and for steps and the late surcharge `libs/tariffs/traffic`. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const trafficQuiz: LineQuiz = [
  {
    question: 'Trafik sigortası kimin zararını öder?',
    answers: ['Karşı tarafın', 'Sizin aracınızın', 'İkisinin de'],
    right: 0,
    because: 'Karşı tarafa verdiğiniz zararı öder; kendi aracınızı kasko korur.',
  },
  {
    question: 'Kazasız geçen bir yıl basamağınızı nasıl değiştirir?',
    answers: ['Değiştirmez', 'Bir basamak düşürür', 'Bir basamak yükseltir'],
    right: 2,
    because: 'Hasarsız her yıl bir basamak yükselirsiniz; üst basamakta prim düşer.',
  },
  {
    question: 'İkinci bir araç alırsanız basamağınız ne olur?',
    answers: [
      'Yeniden 4. basamaktan başlarsınız',
      'Kendi basamağınız geçerli olur',
      'Aracın eski sahibinin basamağı geçer',
    ],
    right: 1,
    because: '1 Ocak 2026’dan beri basamak araca değil kişiye bağlıdır.',
  },
];
