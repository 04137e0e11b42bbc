/** Outcomes of an empty offer list by code; a line's own words are its facts (spec funnel 4.3, 8; spec decisions, 0Offer1Group). */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Outcome } from './outcome';

/** `callNoOfferLine` is the telephone line for visitors without an offer; `crossOffers` is omitted when the paired line has none; `back` is the first form step; `requote` requests the same quotes again. */
export type NoOfferAction = 'call' | 'callNoOfferLine' | 'whatsapp' | 'crossOffers' | 'back' | 'requote';

export interface NoOfferOutcome extends Outcome {
  message: string;
  /** In the order of the buttons; the first one is primary. */
  actions: readonly NoOfferAction[];
}

const noneAnswered: NoOfferOutcome = {
  title: 'Şirketlerden teklif gelmedi',
  message:
    'Sorduğumuz şirketlerin hiçbiri bu bilgilerle teklif vermedi. Bilgilerinizi kontrol edin ya da bizi arayın; danışmanımız sizin için sorsun.',
  actions: ['back', 'callNoOfferLine', 'crossOffers'],
};
const tenYears: NoOfferOutcome = {
  title: 'On yaşından büyük araçlara internetten teklif çıkmıyor',
  message:
    'Sigorta şirketleri on yaşından büyük araçların poliçesini internetten düzenlemiyor. Danışmanımız telefonda teklif alabilir.',
  actions: ['call', 'whatsapp', 'crossOffers'],
};
/** The answers are not the cause, so the retry comes first. */
const nobodyReached: NoOfferOutcome = {
  title: 'Şirketlere ulaşamadık',
  message:
    'Sorduğumuz şirketlerin hiçbirinden geçerli bir yanıt gelmedi. Sorun bilgilerinizde değil; biraz sonra yeniden sorun ya da bizi arayın.',
  actions: ['requote', 'callNoOfferLine', 'crossOffers', 'back'],
};

const highValue: NoOfferOutcome = {
  title: 'Bu aracın teklifini danışmanımız hazırlıyor',
  message:
    'Değeri yüksek araçları sigorta şirketleri internetten satışa açmıyor. Teklifi danışmanımız sizin için toplar.',
  actions: ['call', 'whatsapp', 'crossOffers'],
};

/** Other codes, such as 0Offer2Group, say only that no insurer returned an offer. */
const byCode: Readonly<Record<string, NoOfferOutcome>> = { 402: highValue, '0Offer1Group': tenYears };
/** A refusal by age is the vehicle's, unless the line says whose. */
const ageCodes: ReadonlySet<string | null> = new Set(['0Offer1Group', '404']);

export interface NoOfferFacts {
  /** No insurer assessed the risk. */
  isOutage?: boolean | undefined;
  /** The paired line has offers for this visitor. */
  hasPairOffers?: boolean;
}

/** @param line whose own words replace the general ones */
export function noOfferOutcome(
  code: string | null,
  { noOffer = {} }: Pick<LineFacts, 'noOffer'>,
  { isOutage = false, hasPairOffers = false }: NoOfferFacts = {},
): NoOfferOutcome {
  if (isOutage) return nobodyReached;
  if (noOffer.age && ageCodes.has(code)) return { ...noOffer.age, actions: ['back', 'call'] };
  const own = byCode[code ?? ''];
  if (own) return own;
  if (noOffer.withPair && hasPairOffers) return { ...noneAnswered, ...noOffer.withPair };
  return { ...noneAnswered, ...(noOffer.message && { message: noOffer.message }) };
}
