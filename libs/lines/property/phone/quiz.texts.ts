/** Questions about telephones; source: the conditions of `libs/tariffs/phone`. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const phoneQuiz: LineQuiz = [
  {
    question: 'IMEI numaranızı hangi kod gösterir?',
    answers: ['*#06#', '*100#', '112'],
    right: 0,
    because: 'Arama ekranında tuşlayınca 15 rakam görünür.',
  },
  {
    question: 'Kaybolan telefon ödenir mi?',
    answers: ['Evet', 'Hayır', 'Yalnızca ilk ay'],
    right: 1,
    because: 'Unutma ve kaybetme kapsam dışıdır; tam pakette yalnızca zorla hırsızlık ödenir.',
  },
  {
    question: 'Ekran kırılınca ilk iş ne olmalı?',
    answers: ['En yakın tamirciye gitmek', 'Ekranı kendiniz değiştirmek', 'Sigortacıya bildirmek'],
    right: 2,
    because: 'Anlaşmalı servise yönlendirilirsiniz; başka serviste yapılan onarım ödenmeyebilir.',
  },
];
