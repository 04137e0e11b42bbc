import type { Landing } from '@emsal/lines/kit/landing/landing';
import { adviserTexts } from './adviser.texts';
import { healthFacts } from './facts';
import prices from './landing-prices.json';

export const landing: Landing = {
  facts: healthFacts,
  title: 'Özel sağlık sigortası: danışmanınız hazırlar',
  description:
    'Özel sağlık sigortası SGK’dan bağımsız çalışır. Yatarak ve ayakta tedavi, hastane ağı, katılım payı ve bekleme süresi: seçerken nelere bakmalısınız?',
  heading: ['SGK’dan bağımsız,', 'hastane seçimi sizin.'],
  lead: `Özel sağlık, poliçedeki hastane ve hekimlerin giderini karşılar; SGK gerekmez. ${adviserTexts.reason}`,
  points: [
    'Fiyatı yaş, hastane ağı ve katılım payı belirler',
    'Sağlık beyanı sözleşmenin temelidir',
    'Sağlık sigortasında vergi (BSMV) yoktur',
  ],
  formTitle: 'Danışmanınız teklifinizi hazırlasın',
  prices,
  teaser: { title: 'Özel sağlık fiyatları', caption: '38 yaş, yaygın ağ, yalnızca yatarak tedavi' },
  steps: [
    {
      title: 'Kimler için, yazın',
      text: 'Kimlik, kişiler, hastane ağı ve istediğiniz teminatlar. Ağ genişledikçe prim artar.',
    },
    {
      title: 'Danışmanınız arasın',
      text: 'Size uygun saati seçersiniz; bir iş günü içinde arar, hastaneleri ve bekleme sürelerini konuşursunuz.',
    },
    {
      title: 'Teklifi okuyup karar verin',
      text: 'Teklif ve bilgilendirme formu gelir. Onaylamadan ücret alınmaz.',
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Poliçede yazan teminatı, limit ve ağ içinde.',
    items: [
      {
        title: 'Yatarak tedavi',
        text: 'Ameliyat, hastanede yatış, yoğun bakım ve kemoterapi gibi tedaviler. Her poliçede bulunur.',
        points: ['Limit poliçede yazar; limitsiz olanı da vardır'],
      },
      {
        title: 'Ayakta tedavi',
        text: 'Muayene, ilaç, tahlil ve görüntüleme. İsteğe bağlıdır; yıllık limiti ve katılım payı olur.',
        points: ['Katılım payı %20 ise faturanın beşte birini siz ödersiniz'],
      },
      {
        title: 'Doğum ve yurt dışı',
        text: 'İkisi de ayrıca seçilir, ikisinin de kendi limiti vardır.',
        points: ['Doğumda yaygın bekleme süresi 12 aydır', 'Yurt dışı teminatı seyahat sigortasının yerine geçmez'],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Bilinen bir gider sigortanın konusu değildir.',
        points: [
          'Poliçeden önce var olan hastalıklar',
          'Beyan edilmeyen rahatsızlıklar',
          'Estetik işlemler',
          'Bekleme süresi dolmamış tedaviler',
        ],
      },
    ],
  },
  medians: {
    title: 'Özel sağlık sigortası fiyatları',
    intro:
      'Bir kişi için yıllık prim. Katılım payı ve muafiyet primi düşürür; fiyatınızı danışmanınız şirketlerden alır.',
    rowHeading: 'Kişi ve poliçe',
    heads: {
      'age-38': '38 yaş, yaygın ağ, yatarak',
      'age-38-outpatient': '38 yaş, yaygın ağ, yatarak ve ayakta',
      'age-28': '28 yaş, yaygın ağ, yatarak',
      'age-9': '9 yaş, yaygın ağ, yatarak',
      'age-48-wide': '48 yaş, en geniş ağ, yatarak ve ayakta',
      'age-58-copay': '58 yaş, yaygın ağ, yatarak, katılım paylı',
    },
  },
  comparison: {
    title: 'Özel sağlık mı, tamamlayıcı sağlık mı?',
    intro: 'SGK’nız varsa ve hastaneniz SGK’yla anlaşmalıysa önce tamamlayıcı sağlığa bakın.',
    caption: 'İki sigortanın farkı',
    head: ['Konu', 'Özel sağlık', 'Tamamlayıcı sağlık'],
    rows: [
      ['Ön koşul', 'SGK gerekmez', 'Etkin SGK'],
      ['Ne öder?', 'Poliçedeki kurumların giderini', 'SGK’nın üstünde kalan farkı'],
      ['Nerede geçer?', 'Seçtiğiniz ağda, SGK anlaşması aranmaz', 'SGK ve şirketle anlaşmalı kurumda'],
      ['Katılım payı', 'Poliçede seçilir', 'SGK’nın katılım payı'],
      ['Prim', 'Yüksek', 'Düşük'],
    ],
    sources: ['Sağlık Sigortası Genel Şartları; yenileme güvencesi: ekonomim.com, 1 Ocak 2026 uygulaması'],
  },
  questions: [
    {
      question: 'Sağlık beyanında neyi yazmalıyım?',
      answer:
        'Geçirdiğiniz ameliyatları, süren hastalıkları, kullandığınız ilaçları. Yazılmayan bir rahatsızlık ödemenin reddine ya da poliçenin iptaline yol açabilir.',
    },
    {
      question: 'Katılım payı ile muafiyet arasındaki fark nedir?',
      answer:
        'Katılım payı her faturanın bir yüzdesidir. Muafiyet, yıl içinde sizde kalan sabit tutardır; onu aşan gider ödenir. İkisi de primi düşürür.',
    },
    {
      question: 'Anlaşmasız bir hekime gidersem ne olur?',
      answer:
        'Poliçe izin veriyorsa faturayı siz öder, sonra şirketten istersiniz. Geri ödeme çoğu zaman bir tavanla ya da yüzdeyle sınırlıdır.',
    },
    {
      question: 'Çocuğuma tek başına yaptırabilir miyim?',
      answer:
        'Şirketlerin çoğu küçük çocuğu bir yetişkinle birlikte sigortalar. Tek başına sigorta ve yaş sınırı şirkete göre değişir.',
    },
    {
      question: 'Primim her yıl artar mı?',
      answer:
        'Evet; yaşınız, sağlık enflasyonu ve hasar durumu primi değiştirir. Ömür boyu yenileme güvenceniz varsa hastalığınız yüzünden size özel artış yapılmaz.',
    },
    {
      question: 'SGK’m da var, özel sağlık yine işe yarar mı?',
      answer:
        'Evet. SGK’yla anlaşmasız hastaneler ve hekimler için özel sağlık gerekir. Anlaşmalı hastaneler size yetiyorsa tamamlayıcı sağlık daha ucuzdur.',
    },
  ],
  reading: ['complementHealth', 'healthChoice', 'comparing', 'pregnancy'],
};
