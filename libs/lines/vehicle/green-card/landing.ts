import type { Landing } from '@emsal/lines/kit/landing/landing';
import { greenCardFacts } from './facts';
import prices from './landing-prices.json';

export const landing: Landing = {
  facts: greenCardFacts,
  title: 'Yeşil kart sigortası fiyatları',
  description:
    'Aracınızla yurt dışına çıkarken sınırda istenen yeşil kart: 15 günden 1 yıla. Gideceğiniz ülkeyi ve süreyi seçin, teklifleri yan yana görün.',
  heading: ['Yeşil kart:', 'aracınızla sınırı geçin.'],
  lead: 'Türkiye’deki trafik sigortanız sınırda biter. Yeşil kart, anlaşmalı 47 ülkede o ülkenin zorunlu trafik sigortası yerine geçer. Süreyi ve ülkeyi siz seçersiniz.',
  points: [
    '15 gün ile 1 yıl arasında süre',
    'Sınırda değil, yola çıkmadan evinizden alınır',
    'Basılı belge yaklaşık 3 iş gününde adresinizde',
  ],
  formTitle: 'Yeşil kart teklifi alın',
  prices,
  teaser: { title: 'Aynı süreye verilen fiyatlar', caption: 'otomobil, 15 gün' },
  steps: [
    { title: 'Kimlik, telefon, plaka', text: 'Araç bilgilerini kayıtlardan buluruz.' },
    { title: 'Ülkeyi ve tarihi seçin', text: 'Nereye, hangi gün ve ne kadar süreyle gittiğinizi yazın.' },
    {
      title: 'Satın alın, belgeniz kargoyla gelsin',
      text: 'Ödeme sonrası poliçe e-postanızda; basılı sertifika kargoyla gelir.',
    },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro:
      'Yeşil kart, uluslararası motorlu taşıt sigortası kartıdır; yalnızca üçüncü kişilere verilen zararı karşılar.',
    items: [
      {
        title: 'Karşı tarafın zararı',
        text: 'Gittiğiniz ülkede kusurlu olduğunuz kazada karşı tarafın malına ve canına verdiğiniz zararı öder. Limit, o ülkenin zorunlu trafik sigortası limitidir.',
      },
      {
        title: 'Geçerli ülkeler',
        text: 'Sistemde 47 ülke vardır: Avrupa Birliği ülkeleri, Birleşik Krallık, İsviçre, Balkan ülkeleri ve komşuların bir bölümü. Belgenin üzerinde çizili olan ülkede geçmez; gideceğiniz ülkeyi formda seçersiniz.',
      },
      {
        title: 'Süre',
        text: 'En az 15 gün, en çok 1 yıl. Başlangıç günü seyahatinizle aynı olabilir; basılı belge gerekiyorsa kargo süresini hesaba katın.',
      },
      {
        title: 'Karşılamadıkları',
        text: 'Yeşil kart bir kasko değildir.',
        points: [
          'Kendi aracınızın hasarı: yurt dışı klozlu kasko',
          'Sizin ve yolcularınızın tedavisi: seyahat sağlık sigortası',
          'Türkiye’deki kazalar: trafik sigortası',
          'Trafik cezaları ve çekici masrafı',
        ],
      },
    ],
  },
  medians: {
    title: 'Yeşil kart fiyatları',
    intro: 'Fiyatı en çok süre belirler; sonra aracın türü gelir.',
    rowHeading: 'Süre',
    heads: {
      'days-15': 'Otomobil, 15 gün',
      'days-90': 'Otomobil, 3 ay',
      'days-180': 'Otomobil, 6 ay',
      'days-365': 'Otomobil, 1 yıl',
    },
  },
  questions: [
    {
      question: 'Yeşil kart hangi ülkelerde zorunlu?',
      answer:
        'Sistemdeki ülkelere kendi plakanızla girerken geçerli bir yeşil kartınız ya da o ülkenin sınır sigortası olmalıdır. Yeşil kart varsa her ülkenin sınırında ayrı sigorta aramazsınız.',
    },
    {
      question: 'Basılı belgeyi yanımda taşımam gerekir mi?',
      answer:
        'Sınır görevlileri belgeyi kâğıt olarak isteyebilir. Sertifikayı adresinize kargolarız, yaklaşık 3 iş günü sürer. Yola daha erken çıkacaksanız satın almadan önce bizi arayın.',
    },
    {
      question: 'Kaskom yurt dışında geçer mi?',
      answer:
        'Yalnızca poliçenizde yurt dışı klozu varsa ve klozda yazılı ülke ve sürede. Yoksa yola çıkmadan kasko şirketinizden ekletin.',
    },
    {
      question: 'Kiralık ya da şirket aracıyla çıkabilir miyim?',
      answer:
        'Çıkabilirsiniz; yeşil kart araca düzenlenir. Araç sizin adınıza değilse sınırda noter onaylı muvafakatname istenebilir.',
    },
    {
      question: 'Dönüşüm gecikirse süreyi uzatabilir miyim?',
      answer:
        'Biten kart uzatılmaz; ardına yenisi alınır. Süre dolmadan yeni kartı buradan alabilirsiniz, arada boş gün bırakmayın.',
    },
  ],
  reading: ['traffic', 'borderCountries', 'auto', 'imm'],
};
