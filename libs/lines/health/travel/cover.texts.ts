/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const travelCoverTexts: CoverTexts = {
  'SYH-TEDAVI': {
    title: 'Tedavi gideri',
    en: 'Medical treatment',
    de: 'Heilbehandlung',
    paragraphs: [
      'Yurt dışında aniden hastalanırsanız ya da kaza geçirirseniz muayene, hastane, ameliyat ve ilaç giderini limite kadar öder.',
      'Yolculuktan önce var olan hastalıklar kapsam dışıdır.',
    ],
  },
  'SYH-NAKIL': {
    title: 'Tıbbi nakil',
    en: 'Medical repatriation',
    de: 'Krankenrücktransport',
    paragraphs: ['Hekim gerekli görürse sizi hastaneye ya da Türkiye’ye taşır; gideri tedavi limitinin içindedir.'],
  },
  'SYH-CENAZE': {
    title: 'Cenaze nakli',
    en: 'Repatriation of remains',
    de: 'Überführung im Todesfall',
    paragraphs: ['Yolculukta vefat hâlinde cenazeyi Türkiye’ye getirir.'],
  },
  'SYH-BAGAJ': {
    title: 'Bagaj kaybı',
    en: 'Lost luggage',
    de: 'Gepäckverlust',
    paragraphs: ['Taşıyıcının kaybettiği bagajı limite kadar öder; taşıyıcıdan tutanak alın.'],
  },
  'SYH-IPTAL': {
    title: 'Seyahat iptali',
    en: 'Trip cancellation',
    de: 'Reiserücktritt',
    paragraphs: [
      'Hastalık, vefat ya da vize reddi yüzünden gidemezseniz geri alamadığınız bilet ve otel parasını öder.',
    ],
  },
  'SYH-SPOR': {
    title: 'Spor kazaları',
    en: 'Sports accidents',
    de: 'Sportunfälle',
    paragraphs: ['Formda seçtiğiniz sporu amatör olarak yaparken geçirdiğiniz kazanın tedavisini öder.'],
  },
  'SYH-KAYAK': {
    title: 'Kayak kazaları',
    en: 'Skiing accidents',
    de: 'Skiunfälle',
    paragraphs: ['Formda spor seçmeseniz de pistte kayarken geçirdiğiniz kazanın tedavisini öder.'],
  },
  'SYH-BELGE': {
    title: 'Vize belgesi',
    en: 'Certificate for the visa',
    de: 'Bescheinigung für das Visum',
    paragraphs: ['Konsolosluğa vereceğiniz sigorta belgesi bu kadar dilde düzenlenir; ikisi Türkçe ve İngilizcedir.'],
  },
  'SYH-MUAFIYET': {
    title: 'Muafiyet',
    en: 'Excess',
    de: 'Selbstbehalt',
    paragraphs: ['Her tedavide bu tutarı siz ödersiniz, kalanını şirket öder.'],
  },
};
