import { offersLoadingTexts } from '@emsal/funnel/create-offer/offers-loading.texts';
import { formatScore } from '@emsal/platform/formats/score';
import type { OfferLabel } from '@emsal/state/offer/offer-label';
import type { SortedType } from '@emsal/state/offer/offer-state';
import { possessiveNumber } from '@emsal/platform/formats/possessive-number';

export const offersTexts = {
  offerNo: 'Teklif no',
  arriving: offersLoadingTexts.title,
  ready: (count: number, lineName: string) => `${count} ${lineName} teklifiniz hazır`,
  expired: 'Tekliflerin süresi doldu',
  none: 'Teklif çıkmadı',
  pricedFor: (people: string) => `${people} için`,
  startsOn: (date: string) => `${date} başlangıç`,
  endsOn: (date: string) => `${date} bitiş`,
  running: (end: string, referenceDays: number | null) =>
    `Süren poliçenizin son günü: ${end}.${referenceDays === null ? '' : ` Bitişine ${referenceDays} günden çok olduğu için şirketler bu poliçeyi referans almadı.`}`,
  chooseFirst: 'Seçili teklif yok ya da geçerliliği bitti. Listeden bir teklif seçin.',
  noPayment:
    'Bu adreste bir ödeme bulamadık. Ödeme yaptıysanız poliçenizin bağlantısı SMS ile gelir; yapmadıysanız listeden bir teklif seçin.',
  editAnswers: 'Bilgileri düzenle',
  asked: (asked: number, answered: number) => {
    if (answered === 0) return `${asked} şirkete sorduk, yanıtlar bekleniyor`;
    return `${asked} şirkete sorduk, ${answered === asked ? 'hepsi' : possessiveNumber(answered)} yanıtladı`;
  },
  latest: (seconds: number) => `En fazla ${seconds} saniye sürer`,
  newAbove: (count: number) => `Yukarıda ${count} yeni teklif var`,
  insurerByInsurer: 'Şirketlerin yanıtlarını görün',
  bestSoFar: (price: string) => `Şimdilik en ucuz ${price}`,
  priceRange: (lowest: string, highest: string) => (lowest === highest ? lowest : `${lowest} ile ${highest} arası`),
  refusals: 'Teklif vermeyenler',
  count: (count: number, by: SortedType) => `${count} teklif, ${offersTexts.sortedBy[by]}`,
  countOf: (count: number, all: number) => `${all} teklifin ${possessiveNumber(count)} gösteriliyor`,
  sortedBy: {
    best: 'önerilen sırada',
    price: 'fiyata göre sıralı',
    coverage: 'kapsama göre sıralı',
  } satisfies Record<SortedType, string>,
  countOfSamePrice: (count: number) => `${count} teklif, hizmet puanına göre sıralı`,
  sort: 'Sırala',
  sorts: { best: 'Önerilen', price: 'En düşük fiyat', coverage: 'En geniş kapsam' } satisfies Record<
    SortedType,
    string
  >,
  rest: (count: number) => `Kalan ${count} teklifi göster`,
  listName: 'Teklifler',
  skip: 'Tekliflere geç',
  labels: {
    bestPriceAndProduct: 'En iyi fiyat ve puan',
    bestCoverageAndProduct: 'En iyi kapsam ve puan',
    bestPrice: 'En iyi fiyat',
    bestProduct: 'En yüksek puan',
    bestCoverage: 'En kapsamlı',
  } satisfies Record<OfferLabel, string>,
  fresh: 'Şimdi geldi',
  changed: 'Değiştirildi',
  risk: 'Fiyat kesinleşmedi',
  saleExpired: 'Bu teklifin süresi doldu',
  score: 'Puan',
  serviceScore: 'Hizmet puanı',
  scoreOf: (score: number) => formatScore(score),
  compare: 'Kıyasla',
  compareFull: (most: number) => `En çok ${most} teklif kıyaslanır. Eklemek için önce birini çıkarın.`,
  change: 'Değiştir',
  choose: 'Teklifi seç',
  requote: 'Şirketlere yeniden sor',
  /** Has to fit the button it replaces. */
  requoteShort: 'Yeniden sor',
  chooseOf: (firm: string) => `Teklifi seç: ${firm}`,
  callCentreOnly: 'Bu teklif telefonda tamamlanıyor',
  callFor: (firm: string, phone: string) => `${firm} için bizi arayın: ${phone}`,
  call: 'Bizi arayın',
  instalments: (count: number, amount: string) => `${count} taksitle ayda ${amount}`,
  singlePayment: 'Tek çekim',
  notCovered: 'Yok',
  breakdown: 'Fiyat ve puan',
  /** For offers without a score. */
  price: 'Fiyat dökümü',
  belowMedian: (amount: string) => `Orta fiyattan ${amount} ucuz`,
  aboveMedian: (amount: string) => `Orta fiyattan ${amount} pahalı`,
  atMedian: 'Orta fiyatta',
  sameLimits: 'Zorunlu teminat limitleri bütün tekliflerde aynıdır; fark fiyatta ve ek hizmetlerdedir.',
  samePrice:
    'Prim ve teminat kanunla bütün şirketlerde aynıdır. Teklifler şirketlerin hizmet puanına göre sıralanır; puanlar örnektir.',
  waiting: 'Yanıtlar bekleniyor',
} as const;
