import type { Landing } from '@emsal/lines/kit/landing/landing';
import { healthFacts } from './facts';

export const landing: Landing = {
  facts: healthFacts,
  title: 'Özel sağlık sigortası rehberi',
  description:
    'Özel sağlık sigortası SGK’dan bağımsız çalışır. Yatarak ve ayakta tedavi, hastane ağı, katılım payı ve bekleme süresi: seçerken nelere bakmalısınız?',
  heading: ['SGK’dan bağımsız,', 'hastane seçimi sizin.'],
  lead: 'Özel sağlık sigortası, poliçedeki özel hastane ve hekimlerin giderini karşılar. SGK gerekmez; kişi ya da aile için yapılır.',
  points: [
    'Fiyatı yaş, hastane ağı ve katılım payı belirler',
    'Sağlık beyanı sözleşmenin temelidir',
    'Sağlık sigortasında vergi (BSMV) yoktur',
  ],
  formTitle: 'Danışmana sorun',
  teaser: { title: 'Bir bakışta', caption: 'Süreler ve koşullar şirkete göre değişir; poliçede yazan geçerlidir.' },
  keyFacts: [
    { label: 'Ön koşul', amount: 'Sağlık beyanı; SGK gerekmez' },
    { label: 'Nerede geçer?', amount: 'Poliçedeki hastane ağında' },
    { label: 'Aile', amount: 'Eş ve çocuklar aynı poliçede olabilir' },
    { label: 'Yenileme güvencesi', amount: '60 yaşından küçüklere sunulması zorunlu' },
  ],
  steps: [
    { title: 'Ağı seçin', text: 'Ağ genişledikçe prim artar. Gittiğiniz hastanenin hangi ağda olduğuna bakın.' },
    {
      title: 'Ayaktayı düşünün',
      text: 'Yalnızca yatarak tedavi büyük giderlere karşı korur. Ayakta teminat primi belirgin artırır.',
    },
    {
      title: 'Payınızı belirleyin',
      text: 'Katılım payı ya da muafiyet primi düşürür; faturanın o bölümü sizde kalır.',
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
