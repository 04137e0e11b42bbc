/** Outcomes of an empty offer list by code (spec funnel 4.3, 8; spec decisions, 0Offer1Group). */
import type { Outcome } from './outcome';

/** `callZeroOffer` is the telephone line for visitors without an offer; `crossOffers` is omitted when the paired line has none; `back` is the first form step; `requote` requests the same quotes again. */
export type ZeroOfferAction = 'call' | 'callZeroOffer' | 'whatsapp' | 'crossOffers' | 'back' | 'home' | 'requote';

export interface ZeroOfferOutcome extends Outcome {
  message: string;
  /** In the order of the buttons; the first one is primary. */
  actions: readonly ZeroOfferAction[];
}

const noneAnswered: ZeroOfferOutcome = {
  title: 'Şirketlerden teklif gelmedi',
  message:
    'Sorduğumuz şirketlerin hiçbiri bu bilgilerle teklif vermedi. Bilgilerinizi kontrol edin ya da bizi arayın; danışmanımız sizin için sorsun.',
  actions: ['back', 'callZeroOffer', 'crossOffers'],
};
const tenYears: ZeroOfferOutcome = {
  title: 'On yaşından büyük araçlara internetten teklif çıkmıyor',
  message:
    'Sigorta şirketleri on yaşından büyük araçların poliçesini internetten düzenlemiyor. Danışmanımız telefonda teklif alabilir.',
  actions: ['call', 'whatsapp', 'crossOffers'],
};
const underAge: ZeroOfferOutcome = {
  title: '18 yaşından küçükler için teklif veremiyoruz',
  message:
    'Seyahat sağlık sigortasını 18 yaşından küçükler tek başına alamıyor. Ebeveyn bilgilerini ekleyerek yeniden teklif alabilirsiniz.',
  actions: ['back', 'call'],
};

/** The answers are not the cause, so the retry comes first. */
const nobodyReached: ZeroOfferOutcome = {
  title: 'Şirketlere ulaşamadık',
  message:
    'Sorduğumuz şirketlerin hiçbirinden geçerli bir yanıt gelmedi. Sorun bilgilerinizde değil; biraz sonra yeniden sorun ya da bizi arayın.',
  actions: ['requote', 'callZeroOffer', 'crossOffers', 'back'],
};

/** By code, or by code and line where a line has its own outcome. */
const rows: Record<string, ZeroOfferOutcome> = {
  402: {
    title: 'Bu aracın teklifini danışmanımız hazırlıyor',
    message:
      'Değeri yüksek araçları sigorta şirketleri internetten satışa açmıyor. Teklifi danışmanımız sizin için toplar.',
    actions: ['call', 'whatsapp', 'crossOffers'],
  },
  // The outcome `none TRAFFIC` mentions kasko offers, which this visitor may not have.
  '0Offer2Group TRAFFIC': noneAnswered,
  '0Offer1Group': tenYears,
  '0Offer1Group TRAVEL': underAge,
  404: underAge,
  'none TRAFFIC': {
    title: 'Bu araca internetten trafik teklifi çıkmadı',
    message:
      'Sorduğumuz şirketlerin hiçbiri internetten teklif vermedi. Bizi arayın, danışmanımız sorsun; isterseniz kasko tekliflerinize bakın.',
    actions: ['callZeroOffer', 'crossOffers', 'back'],
  },
  'none PET': {
    ...noneAnswered,
    message: 'Bu ırk ve yaş için internetten teklif çıkmadı. Dostunuzun bilgilerini kontrol edin ya da bizi arayın.',
  },
  'none IMM': {
    ...noneAnswered,
    message:
      'İMM poliçesi, aracın geçerli trafik poliçesine eklenir. Trafik poliçenizin bilgilerini kontrol edin ya da bizi arayın.',
  },
  'none GREENCARD': {
    ...noneAnswered,
    message:
      'Yeşil kart için seyahat tarihlerini kapsayan bir trafik poliçesi gerekir. Tarihleri kontrol edin ya da bizi arayın.',
  },
};

/**
 * The outcome of a code on a line; other codes, such as 0Offer2Group, have the line's general outcome.
 * @param isOutage no insurer assessed the risk
 */
export function zeroOfferOutcome(code: string | null, line: string, isOutage = false): ZeroOfferOutcome {
  if (isOutage) return nobodyReached;
  return rows[`${code} ${line}`] ?? rows[code ?? ''] ?? rows[`none ${line}`] ?? noneAnswered;
}
