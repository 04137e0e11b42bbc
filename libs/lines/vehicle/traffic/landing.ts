import { formatLira } from '@emsal/platform/formats/money';
import { lateRenewal, uninsuredFine } from '@emsal/tariffs/traffic/traffic-figures';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { limitAmounts } from '../limit-amounts';
import { trafficCeilings } from './ceilings';
import { eDevlet, threeDSecure } from '@emsal/lines/kit/wording/non-breaking-names';
import { trafficFacts } from './facts';
import prices from './landing-prices.json';

const { percentPerPeriod, periodDays, maxPercent } = lateRenewal;

export const landing: Landing = {
  facts: trafficFacts,
  title: 'Trafik sigortası fiyatları ve teklifleri',
  description:
    'Zorunlu trafik sigortasında yirmiden fazla şirketin teklifini yan yana görün. Kimlik, telefon ve plaka yeter; poliçeniz aynı gün e-postanızda.',
  heading: ['Trafik sigortası:', 'şirketlerin fiyatını kıyaslayın.'],
  lead: 'Zorunlu trafik sigortası, kazada karşı tarafın zararını karşılar. Teminatı her şirkette aynıdır, fiyatı değildir; bu yüzden kıyaslamaya değer.',
  points: [
    'Şirketlerin tümüne aynı anda sorulur',
    'Basamağınızı ve hasar geçmişinizi biz sorgularız',
    'Poliçeniz ödemeden hemen sonra e-postanızda',
  ],
  formTitle: 'Trafik teklifi alın',
  prices,
  teaser: {
    title: 'Teminat aynı, fiyat değil',
    caption: 'otomobil, İstanbul, 4.\u00A0basamak',
  },
  steps: [
    {
      title: 'Kimlik, telefon, plaka',
      text: 'Üç alan yeter. Bildiğimizi yeniden sormayız, yalnızca onayınızı isteriz.',
    },
    { title: 'Aracı onaylayın', text: 'Bulduğumuz bilgileri gösteririz; yanlışsa düzeltirsiniz.' },
    {
      title: 'Kıyaslayın, seçin',
      text: `Teklifler geldikçe listeye düşer. Seçtiğinizi ${threeDSecure} ile ödersiniz, poliçeniz hazır olur.`,
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: '2026 limitleri, otomobil için. Limitler mevzuatla belirlenir ve bütün şirketlerde aynıdır.',
    items: [
      {
        title: 'Maddi hasar',
        text: 'Kusurlu olduğunuz kazada karşı tarafın aracına ve malına verdiğiniz zararı, limite kadar sigorta şirketi öder.',
        limits: [
          { label: 'Araç başına', amount: '{{maddi-arac}}' },
          { label: 'Kaza başına', amount: '{{maddi-kaza}}' },
        ],
      },
      {
        title: 'Yaralanma ve vefat',
        text: 'Kazada yaralananların tedavisi, sürekli sakatlık ve vefat hâlinde yakınlarına ödenecek tazminat bu teminattadır.',
        limits: [
          { label: 'Kişi başına', amount: '{{bedeni-kisi}}' },
          { label: 'Kaza başına', amount: '{{bedeni-kaza}}' },
        ],
      },
      {
        title: 'Karşılamadıkları',
        text: 'Trafik sigortası karşı taraf içindir; kendi zararınız başka sigortaların konusudur.',
        points: [
          'Kendi aracınızın hasarı, çalınması ve yanması: kasko',
          'Limitin üzerinde kalan zarar ve manevi tazminat: İMM',
          'Yurt dışındaki kazalar: yeşil kart',
          'Alkollü ya da ehliyetsiz kullanımda şirket zararı öder, sonra sizden geri ister',
        ],
      },
    ],
  },
  medians: {
    title: 'Araç türüne göre trafik sigortası fiyatları',
    intro: 'Aynı gün, aynı il, aynı basamak: tek değişen araç ve şirket.',
    rowHeading: 'Araç türü',
    heads: {
      car: 'Otomobil',
      pickup: 'Kamyonet',
      minibus: 'Minibüs',
      motorcycle: 'Motosiklet',
      taxi: 'Taksi',
    },
  },
  figures: trafficCeilings,
  questions: [
    {
      question: 'Trafik sigortası internetten yapılır mı?',
      answer: `Evet. İnternetten alınan poliçe, acenteden alınanla aynıdır ve Sigorta Bilgi ve Gözetim Merkezi kaydına aynı anda düşer. Poliçenizi ${eDevlet}’te de görebilirsiniz.`,
    },
    {
      question: 'Teminat aynıysa fiyatlar neden farklı?',
      answer:
        'Limitler aynıdır, risk hesabı değildir. Her şirket aracı, ili ve hasarsızlık basamağını kendi verisiyle değerlendirir; yalnızca tavan fiyatı aşamaz.',
    },
    {
      question: 'Hasarsızlık basamağım kaç, nasıl yükselir?',
      answer:
        'İlk kez sigorta yaptıran 4. basamaktan başlar. Kazasız geçen her yıl bir basamak yükselir, kusurlu her kaza bir basamak düşürür; en üst basamak 8’dir. 1 Ocak 2026’dan beri basamak aracı değil kişiyi izler: ikinci aracınız da sizin basamağınızdan başlar.',
    },
    {
      question: 'Poliçem biterse ne olur?',
      answer:
        'Geciken yenilemede prim ilk günden itibaren {{gecikme-yuzdesi}} artar; her {{gecikme-gunu}} günde {{gecikme-yuzdesi}} daha eklenir, artış en çok {{gecikme-ust-siniri}} olur. Sigortasız araca 2026’da {{sigortasizlik-cezasi}} ceza kesilir ve araç trafikten alınır.',
    },
    {
      question: 'İkinci el araç alıyorum, eski sahibinin poliçesi geçerli mi?',
      answer:
        'Hayır. Satıcının poliçesinin 15 gün daha geçerli sayılması 5 Aralık 2024’te sona erdi. Önce kendi poliçenizi alır, sonra tescili yaptırırsınız.',
    },
  ],
  reading: ['steps', 'afterAccident', 'ceilings', 'online', 'imm', 'auto', 'greenCard'],
  amounts: {
    ...limitAmounts,
    'gecikme-yuzdesi': `%${percentPerPeriod.value}`,
    'gecikme-gunu': String(periodDays.value),
    'gecikme-ust-siniri': `%${maxPercent.value}`,
    'sigortasizlik-cezasi': formatLira(uninsuredFine.value * 100),
  },
};
