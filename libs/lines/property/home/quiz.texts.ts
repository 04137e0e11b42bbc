/** Questions about home insurance; sources: General Conditions, `libs/tariffs/home`. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const homeQuiz: LineQuiz = [
  {
    question: 'Konut sigortasında bina bedeli neyi gösterir?',
    answers: ['Satış fiyatını', 'Yeniden yapım bedelini', 'Kredi tutarını'],
    right: 1,
    because: 'Arsa yanmaz, yıkılmaz; bu yüzden bedele girmez.',
  },
  {
    question: 'Bedel düşük yazılırsa hasarda ne olur?',
    answers: ['Ödeme o oranda azalır', 'Ödeme değişmez', 'Poliçe iptal olur'],
    right: 0,
    because: 'Buna eksik sigorta denir: bedel yarıysa ödenen de yarıdır.',
  },
  {
    question: 'Kiracı neyi sigortalatır?',
    answers: ['Hiçbir şeyi', 'Binayı', 'Eşyasını'],
    right: 2,
    because: 'Bina ev sahibinindir; kiracı eşyasını ve komşuya vereceği zararı sigortalatır.',
  },
];
