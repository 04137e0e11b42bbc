import { formatLira } from '@emsal/platform/formats/money';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { limitAmounts } from '../limit-amounts';
import { threeDSecure } from '@emsal/lines/kit/wording/non-breaking-names';
import { immFacts } from './facts';
import prices from './landing-prices.json';
import { sampledLimit } from './sampled-limit';

const kurusPerLira = 100;

export const landing: Landing = {
  facts: immFacts,
  title: 'İMM sigortası fiyatları ve teklifleri',
  description:
    'Kazadaki zarar trafik sigortasının limitini aşarsa farkı siz ödersiniz. İhtiyari mali mesuliyet (İMM) tekliflerini limitleriyle birlikte kıyaslayın.',
  heading: ['İMM sigortası:', 'limitin üstünü öder.'],
  lead: 'Trafik sigortası 2026’da bir araca en çok {{maddi-arac}} öder. Verdiğiniz zarar bundan büyükse kalanı sizden istenir. İMM, yani ihtiyari mali mesuliyet sigortası bu farkı karşılar.',
  points: [
    'Kasko gerekmez, tek başına alınır',
    'Maddi ve bedeni zarar tek limitte toplanır',
    'Limiti siz seçersiniz, limitsizi de vardır',
  ],
  formTitle: 'İMM teklifi alın',
  prices,
  teaser: { title: 'Aynı limite verilen fiyatlar', caption: 'otomobil, İstanbul, {{ornek-limit}} limit' },
  steps: [
    { title: 'Kimlik, telefon, plaka', text: 'Aracı ve geçerli trafik poliçenizi kayıtlardan buluruz.' },
    { title: 'Aracı onaylayın', text: 'Bulduğumuz bilgileri gösteririz; yanlışsa düzeltirsiniz.' },
    {
      title: 'Limiti ve fiyatı kıyaslayın',
      text: `Her teklifte limit yazar. Seçtiğinizi ${threeDSecure} ile ödersiniz.`,
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'İMM, trafik sigortasının bittiği yerde başlar; onun yerine geçmez.',
    items: [
      {
        title: 'Limitin üstü',
        text: 'Önce trafik sigortası öder. Zarar onun limitini aşarsa aşan bölümü İMM, kendi limitine kadar öder.',
        limits: [
          { label: 'Trafik sigortası, araç başına', amount: '{{maddi-arac}}' },
          { label: 'Trafik sigortası, kaza başına', amount: '{{maddi-kaza}}' },
          { label: 'Trafik sigortası, kişi başına', amount: '{{bedeni-kisi}}' },
        ],
      },
      {
        title: 'Limit seçenekleri',
        text: 'Her şirket kendi limitlerini sunar; aşağıdakiler örnektir. Limitsiz poliçede üst sınır yoktur; yine de mahkemece belirlenen gerçek zarardan fazlası ödenmez.',
        limits: [
          { label: 'Düşük', amount: '{{dusuk-limit}}' },
          { label: 'Orta', amount: '{{ornek-limit}}' },
          { label: 'Yüksek', amount: '{{yuksek-limit}}' },
        ],
      },
      {
        title: 'Manevi tazminat',
        text: 'Trafik sigortası manevi tazminatı karşılamaz. İMM de kendiliğinden karşılamaz; poliçede ayrıca yazıyorsa ve yazdığı tutara kadar ödenir.',
      },
      {
        title: 'Karşılamadıkları',
        text: 'İMM de karşı taraf içindir.',
        points: [
          'Kendi aracınızın hasarı: kasko',
          'Trafik sigortanız yoksa onun ödeyeceği bölüm',
          'Bilerek verilen zarar ve idari para cezaları',
          'Yurt dışındaki kaza: yeşil kart',
        ],
      },
    ],
  },
  medians: {
    title: 'İMM fiyatları',
    intro: '{{ornek-limit}} limitle. Limit on katına çıktığında fiyat on katına çıkmaz: büyük hasar az görülür.',
    rowHeading: 'Araç türü',
    heads: { car: 'Otomobil', pickup: 'Kamyonet', minibus: 'Minibüs', motorcycle: 'Motosiklet', taxi: 'Taksi' },
  },
  questions: [
    {
      question: 'İMM zorunlu mu?',
      answer:
        'Hayır, adındaki “ihtiyari” isteğe bağlı demektir. Zorunlu olan trafik sigortasıdır; İMM onun limitini aşan zarar içindir.',
    },
    {
      question: 'Kaskomda İMM var, ayrıca almalı mıyım?',
      answer:
        'Önce kasko poliçenizdeki İMM satırına bakın: tutar yeterliyse ikinci poliçe gerekmez. Satır yoksa ya da tutar düşükse tek başına İMM alabilirsiniz.',
    },
    {
      question: 'Hangi limiti seçmeliyim?',
      answer:
        'Tek kazada birden çok araca ve kişiye zarar verilebilir. Trafik sigortası bir kazada maddi zarar için en çok {{maddi-kaza}} öder; yolda karşılaşabileceğiniz araçların değerini bununla karşılaştırın. Aradaki fark seçeceğiniz limitin alt sınırıdır.',
    },
    {
      question: '“Limitsiz” gerçekten sınırsız mı?',
      answer:
        'Poliçede bir üst tutar yazmaz; hukuken sorumlu olduğunuz zararın tümü ödenir. Manevi tazminat için çoğu poliçede ayrı bir sınır vardır, o satırı okuyun.',
    },
    {
      question: 'Trafik sigortam bitmişse İMM beni korur mu?',
      answer:
        'Yalnızca limitin üstünü. Trafik sigortasının ödeyeceği bölüm size kalır. Bu yüzden önce trafik poliçenizin geçerli olduğuna bakın.',
    },
  ],
  reading: ['unlimitedImm', 'trafficLimits', 'traffic', 'auto', 'greenCard'],
  amounts: {
    ...limitAmounts,
    'ornek-limit': formatLira(sampledLimit * kurusPerLira),
    'dusuk-limit': formatLira(500_000 * kurusPerLira),
    'yuksek-limit': formatLira(20_000_000 * kurusPerLira),
  },
};
