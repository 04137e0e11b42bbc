import { formatLira } from '@emsal/platform/formats/money';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { housingFacts } from './facts';
import prices from './landing-prices.json';

const lira = (whole: number) => formatLira(whole * 100);

export const landing: Landing = {
  facts: housingFacts,
  title: 'Evim Güvende sigortası fiyatları',
  description:
    'Evim Güvende, küçük evler için sabit teminatlı konut paketidir. Bedel sormaz; adresinizi yazın, şirketlerin fiyatını kıyaslayın, internetten alın.',
  heading: ['Evinize sade bir paket.', 'Tek sayfada teklif.'],
  lead: 'Eşya yangını, hırsızlık, cam ve komşuya verilen zarar; tutarlar sabit, soru az. Ev sahibi de kiracı da alabilir.',
  points: ['Bedel sorulmaz, teminatlar hazır', '250 m²’ye kadar konutlar için', 'Konut sigortasından ucuz'],
  formTitle: 'Evim Güvende teklifi alın',
  prices,
  teaser: { title: 'Evim Güvende fiyatları', caption: '90 m², İstanbul' },
  steps: [
    { title: 'Adresi yazın', text: 'Adres kodu varsa kat ve alanı biz doldururuz; yoksa elle yazın.' },
    { title: 'Fiyatları görün', text: 'Teminatlar her şirkette yakın, fiyatlar farklı: yan yana kıyaslayın.' },
    { title: 'Satın alın', text: 'Poliçe ödemenin ardından e-postanıza gelir.' },
  ],
  covers: {
    title: 'Neyi karşılar?',
    intro: 'Teminatlar hazır pakettir; tutarlar seçilmez.',
    items: [
      {
        title: 'Eşyanız',
        text: 'Yangın, yıldırım ve patlamada, bir de zorlanarak yapılan hırsızlıkta eşyanızın zararı.',
        limits: [
          { label: 'Eşya yangını', amount: '{{esya}}' },
          { label: 'Hırsızlık', amount: '{{hirsizlik}}' },
          { label: 'Cam kırılması', amount: '{{cam}}' },
        ],
      },
      {
        title: 'Komşunuz',
        text: 'Suyunuz alt kata akarsa ya da yangın komşuya geçerse onun zararı.',
        limits: [{ label: 'Komşuluk sorumluluğu', amount: '{{komsuluk}}' }],
      },
      { title: 'Yardım', text: 'Kapıda kaldığınızda çilingir, boru patladığında tesisatçı: yılda iki kez.' },
      {
        title: 'Karşılamadıkları',
        text: 'Sade bir pakettir; evin tamamını korumaz.',
        points: ['Bina', 'Deprem', '{{esya}}’yi aşan eşya', 'Su baskını ve elektronik cihaz'],
      },
    ],
  },
  medians: {
    title: 'Evin büyüklüğüne göre fiyatlar',
    intro: 'İstanbul’da üçüncü kattaki konut için.',
    rowHeading: 'Brüt alan',
    heads: { 'to-100': '90 m²', 'to-150': '120 m²', 'to-250': '200 m²' },
  },
  questions: [
    {
      question: 'Konut sigortasından farkı ne?',
      answer:
        'Teminatlar daha az, tutarlar sabit ve düşük; fiyat da öyle. Eşyanız {{esya}}’den değerliyse konut sigortası tamamını korur.',
    },
    { question: 'Kiracı alabilir mi?', answer: 'Evet; bir şirket dışında hepsi kiracıya da teklif verir.' },
    {
      question: 'Depremi öder mi?',
      answer:
        'Hayır. Depremin binaya verdiği zarar için DASK, eşyanız için konut sigortasının deprem teminatı gerekir.',
    },
    {
      question: 'Evim 250 m²’den büyük, ne yapayım?',
      answer: 'Bu paket 250 m²’ye kadardır. Daha büyük konutlar için konut sigortası teklifi alın.',
    },
    {
      question: 'Giriş kata yapılır mı?',
      answer: 'Çoğu şirket yapar; giriş ve bodrum katta fiyat biraz artar, bazı şirketler teklif vermez.',
    },
  ],
  reading: ['home', 'tenant', 'dask'],
  amounts: {
    esya: lira(150_000),
    hirsizlik: lira(50_000),
    cam: lira(10_000),
    komsuluk: lira(100_000),
  },
};
