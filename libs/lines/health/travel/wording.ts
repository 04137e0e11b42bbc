import { journeyCancellation } from '@emsal/lines/kit/wording/cancellation';
import { claimNotice, named, noExtraInput, trueAnswers, type LineWording } from '@emsal/lines/kit/wording/line-wording';

export const travelWording: LineWording = {
  policyTitle: 'Seyahat Sağlık Sigortası Poliçesi',
  conditions: 'Seyahat Sağlık Sigortası Genel Şartlarına',
  coversWholeDays: true,
  insuredObject: named('yolculuğunuz'),
  asks: noExtraInput,
  cancellation: journeyCancellation,
  informationForm: [
    'Poliçe; yolculuğunuzda ortaya çıkan ani hastalık ve kazalarda tedavi giderlerini ve poliçede yazan diğer halleri, yazılı tarihlerde ve ülkelerde karşılar.',
    'Yolculuktan önce var olan rahatsızlıklar ve poliçede yazmayan sportif etkinlikler kapsam dışındadır.',
    trueAnswers,
    claimNotice,
  ],
  afterSale: {
    title: 'Hayırlı olsun, iyi yolculuklar.',
    start: 'Seyahat teminatlarınız başlar. Poliçenizi telefonunuza indirin.',
    ending: 'Yolculuk uzarsa süre dolmadan yeni bir poliçe alın.',
    claims: 'Poliçenizdeki acil yardım hattını arayın; faturaları ve raporları saklayın.',
    relatedLine: 'PERSONALACCIDENT',
  },
};
