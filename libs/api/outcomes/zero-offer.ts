/** What the offer list says when no insurer made an offer, a row a code (spec funnel 4.3, 8; decisions.md, 0Offer1Group). */
import type { Outcome } from './outcome';

/** `callZeroOffer` is the line for visitors without an offer; `crossOffers` is left out where the paired line has none; `back` is the first form step; `askAnew` asks the same insurers the same. */
export type ZeroOfferAction = 'call' | 'callZeroOffer' | 'whatsapp' | 'crossOffers' | 'back' | 'home' | 'askAnew';

export interface ZeroOfferOutcome extends Outcome {
  message: string;
  /** In the order of the buttons; the first one is the main one. */
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

/** Nothing is wrong with what was typed, so nobody is sent to check it first. */
const nobodyReached: ZeroOfferOutcome = {
  title: 'Şirketlere ulaşamadık',
  message:
    'Sorduğumuz şirketlerin hiçbirinden geçerli bir yanıt gelmedi. Sorun bilgilerinizde değil; biraz sonra yeniden sorun ya da bizi arayın.',
  actions: ['askAnew', 'callZeroOffer', 'crossOffers', 'back'],
};

/** The code, and where a code means something else on a line, the code with the line. */
const rows: Record<string, ZeroOfferOutcome> = {
  402: {
    title: 'Bu aracı danışmanla sigortalıyoruz',
    message:
      'Değeri yüksek araçları sigorta şirketleri internetten satışa açmıyor. Teklifi danışmanımız sizin için toplar.',
    actions: ['call', 'whatsapp', 'crossOffers'],
  },
  // The line's own words name offers of kasko, which this visitor need not have.
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
 * The row of a code on a line; every other code, 0Offer2Group first, is 'no insurer returned an offer' in the line's own words.
 * @param isOutage no insurer judged the risk
 */
export function zeroOfferOutcome(code: string | null, line: string, isOutage = false): ZeroOfferOutcome {
  if (isOutage) return nobodyReached;
  return rows[`${code} ${line}`] ?? rows[code ?? ''] ?? rows[`none ${line}`] ?? noneAnswered;
}
