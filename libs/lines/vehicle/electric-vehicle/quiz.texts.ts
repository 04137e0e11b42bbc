/** Questions about the kasko of electric cars; source: General Conditions of kasko, the maker's warranty. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';
import { autoQuiz } from '../auto/quiz.texts';

export const electricVehicleQuiz: LineQuiz = [
  {
    question: 'Bataryanın yıllar içinde kapasite kaybetmesi kimin konusudur?',
    answers: ['Kaskonun', 'Üreticinin garantisinin', 'Trafik sigortasının'],
    right: 1,
    because: 'Kullanımla gelen kayıp aşınmadır; kasko kaza, yangın ve hırsızlıkla oluşan zararı öder.',
  },
  ...autoQuiz,
];
