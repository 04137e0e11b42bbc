/** Questions about additional liability; sources: General Conditions, limits of traffic `libs/tariffs/traffic`. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const immQuiz: LineQuiz = [
  {
    question: 'İMM ne zaman öder?',
    answers: ['Camınız kırılınca', 'Zarar trafik sigortasının limitini aşınca', 'Yolda kalınca'],
    right: 1,
    because: 'Önce trafik sigortası öder; limiti aşan bölümü İMM karşılar.',
  },
  {
    question: 'İMM yaptırmak zorunlu mu?',
    answers: ['Hayır', 'Evet', 'Yalnızca ticari araçta'],
    right: 0,
    because: 'Adındaki “ihtiyari” isteğe bağlı demektir; zorunlu olan trafik sigortasıdır.',
  },
  {
    question: 'Limiti on katına çıkarınca fiyat ne olur?',
    answers: ['On katına çıkar', 'Değişmez', 'On kattan çok daha az artar'],
    right: 2,
    because: 'Büyük hasar az görülür; yüksek limitin fiyata etkisi bu yüzden küçüktür.',
  },
];
