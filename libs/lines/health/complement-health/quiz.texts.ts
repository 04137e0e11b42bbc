/** Questions about complementary health; sources: those of the landing page. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const complementHealthQuiz: LineQuiz = [
  {
    question: 'Tamamlayıcı sağlık sigortası neyi öder?',
    answers: ['SGK’nın ödediğinin üstünde kalan farkı', 'SGK primini', 'Her hastanenin faturasını'],
    right: 0,
    because: 'SGK’yla ve şirketle anlaşması olan kurumda sizden istenecek farkı öder.',
  },
  {
    question: 'SGK’sı olmayan biri yaptırabilir mi?',
    answers: ['Evet', 'Hayır', 'Yalnızca 18 yaşından küçükse'],
    right: 1,
    because: 'Etkin SGK güvencesi gerekir; olmayan için özel sağlık sigortası vardır.',
  },
  {
    question: '“Ayakta tedavi” hangisidir?',
    answers: ['Ameliyat', 'Yoğun bakım', 'Muayene ve tahlil'],
    right: 2,
    because: 'Ayakta tedavi isteğe bağlıdır ve yıllık sayıyla sınırlı olabilir.',
  },
];
