/** Questions about cats and dogs; sources: law 5199, chips dunya.com and sonmuhur.com, December 2025. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const petQuiz: LineQuiz = [
  {
    question: 'Kedi ve köpeklerde çip ne zaman zorunludur?',
    answers: ['Altı aylıktan sonra', 'İki yaşından sonra', 'Hiçbir zaman'],
    right: 0,
    because: '31 Aralık 2025’ten beri altı aylıktan büyük kedi ve köpeklerde çip ve PETVET kaydı zorunludur.',
  },
  {
    question: 'Köpeğiniz birini ısırırsa hangi teminat öder?',
    answers: ['Acil tedavi', 'Üçüncü kişilere sorumluluk', 'Kayıp ilanı'],
    right: 1,
    because: 'Karşı tarafın zararını limite kadar öder; her teklifte bulunmaz.',
  },
  {
    question: 'İlk poliçe kaç yaşından önce yapılmalı?',
    answers: ['Beş', 'On beş', 'On'],
    right: 2,
    because: 'On yaşını dolduran hayvana yeni poliçe yapılmaz.',
  },
];
