import { formatLongDate } from '@emsal/platform/formats/dates';

const day = formatLongDate;

export const cmsTexts = {
  home: 'Ana sayfa',
  blog: 'Blog',
  blogTitle: 'Sigortayı sade anlatıyoruz',
  blogSeoTitle: 'Blog: sigorta rehberi',
  blogDescription:
    'Trafik, kasko, DASK, konut, sağlık, seyahat ve haklarınız: poliçenizin neyi ödediğini sade yazılarla okuyun.',
  topics: 'Konular',
  videos: 'Videolar',
  all: 'Hepsi',
  searchTitle: (query: string) => `“${query}” için sonuçlar`,
  searchNothing: (query: string) => `“${query}” için sonuç yok`,
  searchDescription:
    'Yazılarda ve sık sorulan sorularda arama sonuçları; Türkçe karakter kullanmadan da arayabilirsiniz.',
  search: 'Yazılarda ara',
  searchHint: 'Örneğin: bekleme süresi, basamak, iade',
  searchButton: 'Ara',
  searchTooShort: (letters: number) => `Aramak için en az ${letters} harf yazın.`,
  found: (count: number, query: string) => `“${query}” için ${count} sonuç bulundu.`,
  foundMany: (count: number, query: string) =>
    `“${query}” çok sayıda yazıda geçiyor. İlk ${count} sonuç burada; bir sözcük daha yazarsanız liste kısalır.`,
  nothing: 'Daha kısa yazmayı deneyin ya da yukarıdan bir konu seçin.',
  productsAre: 'Aradığınız bir sigortaysa hepsi',
  onHome: 'ana sayfada',
  kinds: { page: 'Yazı', question: 'Sık sorulan' },
  minutes: (count: number) => `${count} dk okuma`,
  day,
  changed: (instant: string) => `Güncelleme: ${day(instant)}`,
  contents: 'İçindekiler',
  by: (name: string) => `Yazan: ${name}`,
  postsOf: (name: string) => `${name}: bütün yazılar`,
  authorDescription: (name: string) =>
    `${name} imzalı sigorta yazıları: trafik, kasko, ev, sağlık, seyahat ve haklarınız üzerine.`,
  product: 'İlgili sigorta',
  offers: 'Teklif alın',
  more: 'Blogdaki bütün yazılar',
  next: 'Sıradaki yazılar',
  page: (page: number) => `${page}. sayfa`,
  campaigns: 'Kampanyalar',
  campaignsLead: 'Süresi olan her kampanyanın son günü yanında yazar. Hiçbiri için reklam izni vermeniz gerekmez.',
  daysLeft: (days: number) => (days === 0 ? 'Bugün son gün' : `${days} gün kaldı`),
  ended: 'Biten kampanyalar',
  campaignsDescription: 'Süren kampanyalarımız ve son günleri. Kampanyaya katılmak için reklam izni vermeniz gerekmez.',
  noCampaign: 'Şu anda süren bir kampanyamız yok. Yeni bir kampanya başladığında bu sayfada yayımlarız.',
  endless: 'Süresiz',
  until: (date: string) => `Son gün: ${day(date)}`,
} as const;
