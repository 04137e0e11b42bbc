/** Questions about compulsory earthquake insurance; sources: General Conditions and tariff, `libs/tariffs/dask`. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const daskQuiz: LineQuiz = [
  {
    question: 'DASK neyi öder?',
    answers: ['Depremin binaya verdiği zararı', 'Evdeki eşyayı', 'Su baskınını'],
    right: 0,
    because: 'Eşyanız ve depremin dışındaki zararlar için konut sigortası gerekir.',
  },
  {
    question: 'Süresinde yenilenen DASK’a ne kadar indirim uygulanır?',
    answers: ['%5', '%20', '%50'],
    right: 1,
    because: 'Vaktinde yenilenen poliçeye %20 indirim uygulanır.',
  },
  {
    question: 'DASK primi şirketten şirkete değişir mi?',
    answers: ['Evet, çok', 'Biraz', 'Hayır'],
    right: 2,
    because: 'Prim tarifeyle belirlenir; hangi şirketten alırsanız alın aynıdır.',
  },
];
