/** Questions about travel health; sources: Visa Code 810/2009, General Conditions. */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const travelQuiz: LineQuiz = [
  {
    question: 'Schengen vizesi en az hangi teminatı ister?',
    answers: ['10.000 €', '30.000 €', '100.000 €'],
    right: 1,
    because:
      'Vize Kodu en az 30.000 € ister; poliçe bütün Schengen ülkelerinde ve kalışın tamamında geçerli olmalıdır.',
  },
  {
    question: 'Yola çıktıktan sonra poliçe alınır mı?',
    answers: ['Çoğunlukla alınamaz', 'Her zaman alınır', 'Yalnızca havalimanında'],
    right: 0,
    because: 'Poliçe yolculuk başlamadan alınır; süresi de yolculuğun tamamını kapsamalıdır.',
  },
  {
    question: 'Yurt dışında hastalanınca önce ne yapılır?',
    answers: ['Eve dönülür', 'Konsolosluk aranır', 'Asistans hattı aranır'],
    right: 2,
    because: 'Asistans hattı sizi anlaşmalı kuruma yönlendirir, böylece faturayı çoğu kez siz ödemezsiniz.',
  },
];
