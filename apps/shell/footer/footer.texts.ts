import { brand } from '@emsal/brand/brand';

export const footerTexts = {
  label: 'Alt menü',
  products: 'Ürünler',
  whatsapp: 'WhatsApp’tan yazın',
  help: 'Yardım isteyin',
  round: (hours: string) => `Çağrı merkezi ${hours} açık`,
  secure: '3-D Secure ile ödeme',
  /** Spec member 2, footer: from 2000 to the current year. */
  rights: (year: number) => `© ${brand.firstYear}–${year} ${brand.legalName}. ${brand.registryNo}.`,
  sample: 'Sigorta şirketleri ve fiyatlar örnektir.',
  cookies: 'Çerez tercihleri',
  cookiesTitle: 'Çerez tercihleri',
  cookiesText:
    'Bu site yalnızca teklif almanız ve satın almanız için gereken çerezleri kullanır. Reklam çerezi kullanmayız; kapatılacak bir çerez yoktur.',
  close: 'Kapat',
} as const;

/** A link is shown only while a remote publishes its path; a section without links is left out. */
export const footerSections = [
  {
    title: 'Sık sorulan konular',
    links: [
      { label: 'Trafik sigortası internetten yapılır mı?', path: '/blog/trafik-sigortasi-internetten-yapilir-mi' },
      { label: 'Limitsiz İMM nedir?', path: '/blog/limitsiz-imm-nedir' },
    ],
  },
  {
    title: 'Hızlı erişim',
    links: [
      { label: 'Teklif karşılaştır', path: '/teklif-karsilastir' },
      { label: 'Poliçe iptal başvurusu', path: '/police-iptal' },
      { label: 'MTV hesaplama', path: '/mtv-hesaplama' },
    ],
  },
  {
    title: 'Hakkımızda',
    links: [
      { label: 'Biz kimiz', path: '/hakkimizda' },
      { label: 'Gizlilik politikası', path: '/gizlilik-politikasi' },
      { label: 'İletişim', path: '/iletisim' },
    ],
  },
] as const;
