/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const complementHealthCoverTexts: CoverTexts = {
  'TSS-YATARAK': {
    title: 'Yatarak tedavi',
    en: 'Inpatient treatment',
    de: 'Stationäre Behandlung',
    paragraphs: [
      'Ameliyatta, hastanede yatışta ve yoğun bakımda SGK’nın ödemediği farkı öder.',
      'Anlaşmalı kurumlarda ve SGK hakkınızı kullanarak geçerlidir.',
    ],
  },
  'TSS-AYAKTA': {
    title: 'Ayakta tedavi',
    en: 'Outpatient treatment',
    de: 'Ambulante Behandlung',
    paragraphs: [
      'Muayene, tahlil, görüntüleme ve fizik tedavide sizden istenen farkı öder.',
      'Sayı, bir poliçe yılında kaç kez yararlanacağınızı söyler; muayene ile ona bağlı tetkik bir kez sayılır.',
    ],
  },
  'TSS-AG': {
    title: 'İlinizdeki anlaşmalı kurumlar',
    en: 'Contracted institutions in your province',
    de: 'Vertragseinrichtungen in Ihrer Provinz',
    paragraphs: [
      'Poliçenin geçtiği hastane ve merkezlerin, oturduğunuz ildeki sayısıdır. Liste yıl içinde değişebilir.',
    ],
  },
  'TSS-DOGUM': {
    title: 'Doğum',
    en: 'Maternity',
    de: 'Entbindung',
    paragraphs: ['Normal ve sezaryen doğumda, gebelik kontrollerinde SGK’nın ödemediği farkı öder.'],
  },
  'TSS-DOGUM-BEKLEME': {
    title: 'Doğumda bekleme süresi',
    en: 'Waiting period, maternity',
    de: 'Wartezeit, Entbindung',
    paragraphs: [
      'Doğum gideri, poliçe başladıktan sonra bu süre geçince ödenir.',
      'Süre yalnızca ilk dönemde işler; başka şirkete geçerken sayılmış süreniz korunur.',
    ],
  },
  'TSS-BEKLEME': {
    title: 'Listedeki ameliyatlarda bekleme süresi',
    en: 'Waiting period, listed operations',
    de: 'Wartezeit, gelistete Operationen',
    paragraphs: [
      'Fıtık, katarakt, bademcik gibi poliçede sayılan ameliyatlar bu süre geçince ödenir. Kaza ve acil durumda beklenmez.',
    ],
  },
  'TSS-YENILEME': {
    title: 'Ömür boyu yenileme garantisi',
    en: 'Lifetime renewal guarantee',
    de: 'Lebenslange Verlängerungsgarantie',
    paragraphs: [
      'Aynı planda üç yılı tamamlayan ve tazminatı primin %80’ini aşmayan sigortalının poliçesi, sonraki hastalıklarına bakılmadan yenilenir.',
      '60 yaşın altındakilere teklif sırasında sunulması zorunludur.',
    ],
  },
  'TSS-DIS': {
    title: 'Diş bakımı',
    en: 'Dental care',
    de: 'Zahnpflege',
    paragraphs: ['Anlaşmalı diş merkezinde yılda bir kez muayene ve diş taşı temizliği yaptırırsınız.'],
  },
  'TSS-CHECKUP': {
    title: 'Check-up',
    en: 'Check-up',
    de: 'Vorsorgeuntersuchung',
    paragraphs: ['Anlaşmalı kurumda yılda bir kez check-up yaptırırsınız.'],
  },
  'TSS-YENIDOGAN': {
    title: 'Yenidoğan',
    en: 'Newborn',
    de: 'Neugeborenes',
    paragraphs: ['Poliçe sürerken doğan bebeğiniz, doğumun 15. gününden sonra poliçenize eklenebilir.'],
  },
};
