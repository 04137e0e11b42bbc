import { offersComingTexts } from '@emsal/funnel/create-offer/offers-coming.texts';
import { formatScore } from '@emsal/platform/formats/score';
import type { OfferLabel } from '@emsal/state/offer/offer-label';
import type { SortedType } from '@emsal/state/offer/offer-state';
import { possessed } from './possessed-number';

export const offersTexts = {
  offerNo: 'Teklif no',
  arriving: offersComingTexts.title,
  ready: (count: number, lineName: string) => `${count} ${lineName} teklifiniz hazır`,
  over: 'Tekliflerin süresi doldu',
  none: 'Teklif çıkmadı',
  startsOn: (date: string) => `${date} başlangıç`,
  editAnswers: 'Bilgileri düzenle',
  asked: (asked: number, answered: number) =>
    answered === 0
      ? `${asked} şirkete sorduk, yanıtlar bekleniyor`
      : answered === asked
        ? `${asked} şirkete sorduk, hepsi yanıtladı`
        : `${asked} şirkete sorduk, ${possessed(answered)} yanıtladı`,
  latest: (seconds: number) => `En geç ${seconds} sn`,
  latestInWords: (seconds: number) => `En geç ${seconds} saniye`,
  insurerByInsurer: 'Şirket şirket görün',
  bestSoFar: (price: string) => `Şimdilik en iyi fiyat ${price}`,
  noNeedToWait: 'Beklemek zorunda değilsiniz. İlgilendiğiniz teklif yerinde kalır.',
  refusals: 'Teklif vermeyenler',
  count: (count: number, by: SortedType) => `${count} teklif, ${offersTexts.sortedBy[by]}`,
  countOf: (count: number, all: number) => `${all} teklifin ${possessed(count)} gösteriliyor`,
  sortedBy: {
    best: 'puana ve fiyata göre sıralı',
    price: 'fiyata göre sıralı',
    coverage: 'kapsama göre sıralı',
  } satisfies Record<SortedType, string>,
  sort: 'Sırala',
  sorts: { best: 'Önerilen', price: 'En düşük fiyat', coverage: 'En geniş kapsam' } satisfies Record<
    SortedType,
    string
  >,
  newOffers: (count: number) => `${count} yeni teklifi göster`,
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
  scoreOf: (score: number) => formatScore(score),
  compare: 'Kıyasla',
  compareFull: (most: number) => `En çok ${most} teklif kıyaslanır. Eklemek için önce birini çıkarın.`,
  withoutScript: 'Bağlantınızı kontrol edip yeniden deneyin.',
  change: 'Değiştir',
  choose: 'Teklifi seç',
  askAnew: 'Şirketlere yeniden sor',
  /** As short as what it takes the place of. */
  askAnewShort: 'Yeniden sor',
  chooseOf: (firm: string) => `Teklifi seç: ${firm}`,
  callCentreOnly: 'Bu teklif telefonda tamamlanıyor',
  callFor: (firm: string, phone: string) => `${firm} için bizi arayın: ${phone}`,
  call: 'Bizi arayın',
  instalments: (count: number, amount: string) => `${count} taksitle ayda ${amount}`,
  oneGo: 'Tek çekim',
  notCovered: 'Yok',
  breakdown: 'Fiyat ve puan',
  /** Of an offer that has no score. */
  price: 'Fiyat dökümü',
  belowMedian: (amount: string) => `Ortanca fiyattan ${amount} düşük`,
  aboveMedian: (amount: string) => `Ortanca fiyattan ${amount} yüksek`,
  atMedian: 'Ortanca fiyatta',
  sameLimits: 'Zorunlu teminat limitleri bütün tekliflerde aynıdır; fark fiyatta ve ek hizmetlerdedir.',
  waiting: 'Yanıtlar bekleniyor',
} as const;
