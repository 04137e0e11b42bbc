import type { LinkedPdf } from '@emsal/api/pdf-pages';
import { brand } from '@emsal/brand/brand';

interface PdfWords {
  title: string;
  heading: string;
  saved: string;
}

export const pdfWords: Readonly<Record<LinkedPdf, PdfWords>> = {
  policy: { title: 'Poliçe PDF', heading: 'Poliçenizi açalım', saved: 'Poliçeniz indirildi' },
  addendum: { title: 'Zeyil PDF', heading: 'Zeylinizi açalım', saved: 'Zeyliniz indirildi' },
};

export const pdfTexts = {
  lead: 'Bağlantı başkasının eline geçmiş olabilir; siz olduğunuzu görelim.',
  form: 'Kimlik bilgileri',
  identity: 'TCKN veya VKN',
  identityHint: 'Poliçenin üstünde adı yazan kişinin',
  birthDate: 'Doğum tarihi',
  birthDateHint: 'Örneğin 7 4 1988',
  submit: 'PDF’i indir',
  saved: 'Dosya, indirilenler klasörünüzde. Bir daha indirmek için sayfayı yenileyin.',
  over: 'Bağlantının süresi doldu',
  unreachable: 'Bağlantıyı açamadık',
  unreachableText: 'Birazdan sayfayı yenileyin; bağlantınız duruyor.',
  overText: 'Bağlantı 24 saat açıktı ya da eksik kopyalandı. Poliçeleriniz ve belgeleri üyeliğinizde durur.',
  signIn: 'Girip poliçeyi aç',
  signInPath: '/uyelik?hedef=%2Fuyelik%2Fhesabim',
  call: `${brand.phones.sales}’ı ara`,
} as const;
