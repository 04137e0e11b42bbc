/** What each cover pays, by its key. */
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';

export const trafficCoverTexts: CoverTexts = {
  'TRF-MADDI-ARAC': {
    title: 'Maddi zarar, araç başına',
    en: 'Property damage, per vehicle',
    de: 'Sachschaden, je Fahrzeug',
    paragraphs: ['Kazada zarar verdiğiniz her araç için ödenecek en yüksek tutardır.'],
  },
  'TRF-MADDI-KAZA': {
    title: 'Maddi zarar, kaza başına',
    en: 'Property damage, per accident',
    de: 'Sachschaden, je Unfall',
    paragraphs: ['Bir kazadaki bütün maddi zararlar için ödenecek en yüksek tutardır.'],
  },
  'TRF-SAKATLIK-KISI': {
    title: 'Sakatlanma ve ölüm, kişi başına',
    en: 'Disability and death, per person',
    de: 'Invalidität und Tod, je Person',
    paragraphs: ['Kazada yaralanan ya da ölen her kişi için ödenecek en yüksek tutardır.'],
  },
  'TRF-SAKATLIK-KAZA': {
    title: 'Sakatlanma ve ölüm, kaza başına',
    en: 'Disability and death, per accident',
    de: 'Invalidität und Tod, je Unfall',
    paragraphs: ['Bir kazadaki bütün bedeni zararlar için ödenecek en yüksek tutardır.'],
  },
  'TRF-SAGLIK-KISI': {
    title: 'Sağlık giderleri, kişi başına',
    en: 'Medical costs, per person',
    de: 'Heilkosten, je Person',
    paragraphs: ['Kazada yaralananların tedavi giderleri için ayrılan tutardır.'],
  },
  'TRF-YOL': {
    title: 'Yol yardımı ve çekici',
    en: 'Roadside assistance and towing',
    de: 'Pannenhilfe und Abschleppen',
    paragraphs: ['Araç yolda kalırsa çekici ve yol yardımı gönderir.'],
  },
  'TRF-HUKUK': {
    title: 'Hukuksal koruma',
    en: 'Legal protection',
    de: 'Rechtsschutz',
    paragraphs: ['Kazayla ilgili davalarda avukat ve mahkeme giderlerinizi limite kadar öder.'],
  },
  'TRF-KAZA': {
    title: 'Ferdi kaza',
    en: 'Personal accident',
    de: 'Unfallversicherung',
    paragraphs: ['Kazada sürücünün ölümü ya da sakatlanması hâlinde ödeme yapar.'],
  },
  'TRF-IKAME': {
    title: 'İkame araç',
    en: 'Replacement car',
    de: 'Ersatzwagen',
    paragraphs: ['Aracınız serviste kalırsa size yazılı gün kadar başka bir araç verir.'],
  },
};
