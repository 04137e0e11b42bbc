/** Questions about personal accident; source: General Conditions. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const personalAccidentQuiz: LineQuiz = [
  {
    question: 'Ferdi kaza sigortası ne öder?',
    answers: ['Tedavi faturasını', 'Poliçede yazan tutarı', 'Aracın hasarını'],
    right: 1,
    because: 'Vefat ve sürekli sakatlıkta fatura istenmez; poliçedeki tutar ya da bir yüzdesi ödenir.',
  },
  {
    question: 'Hastalık kaza sayılır mı?',
    answers: ['Hayır', 'Evet', 'Yalnızca iş yerinde'],
    right: 0,
    because: 'Kaza ani ve dıştan gelen bir olaydır; hastalıklar kapsam dışıdır.',
  },
  {
    question: 'Kaza kaç gün içinde şirkete bildirilir?',
    answers: ['30', '15', '5'],
    right: 2,
    because: 'Genel şartlar beş gün tanır; raporları ve varsa kaza tutanağını saklayın.',
  },
];
