import { journeyCancellation } from '@emsal/lines/kit/refund/cancellation-rule';
import { claimNotice, noExtraInput, trueAnswers, type LineWording } from '@emsal/lines/kit/wording/line-wording';

export const travelWording: LineWording = {
  policyTitle: 'Seyahat Sağlık Sigortası Poliçesi',
  conditions: 'Seyahat Sağlık Sigortası Genel Şartlarına',
  coversWholeDays: true,
  asks: { ...noExtraInput, travellers: true },
  cancellation: journeyCancellation,
  informationForm: [
    'Poliçe; yolculuğunuzda ortaya çıkan ani hastalık ve kazalarda tedavi giderlerini ve poliçede yazan diğer halleri, yazılı tarihlerde ve ülkelerde karşılar.',
    'Poliçe yola çıkmadan alınmalıdır. Vize için sigorta belgesi Türkçe ve İngilizce düzenlenir; başka dilleri şirketin teklifi yazar.',
    'Poliçede birden çok yolcu varsa limitler ve teminatlar her yolcu için ayrı ayrı geçerlidir.',
    'Gebeliğin 26. haftasından sonra yola çıkacaksanız satın almadan önce danışmanımıza sorun.',
    'Yolculuktan önce var olan rahatsızlıklar ve poliçede yazmayan sportif etkinlikler kapsam dışındadır.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, iyi yolculuklar.',
    start: 'Seyahat teminatlarınız başlar. Poliçenizi telefonunuza indirin.',
    ending: 'Yolculuk uzarsa süre dolmadan yeni bir poliçe alın.',
    claims: 'Hastaneye gitmeden önce 7/24 asistansı arayın; faturaları ve raporları saklayın.',
    relatedLine: 'PERSONALACCIDENT',
  },
};
