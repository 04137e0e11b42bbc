/** Why an insurer made no offer, by code: the numbers are the specification's (funnel 8), the words ours. Visitors see these messages, never an insurer's own text. */
export interface DeclineOutcome {
  reason: string;
  /** A technical failure of the insurer or its answer, not an assessment of the risk. */
  isFault?: true;
}

const noOffer: DeclineOutcome = { reason: 'Şirket bu bilgilerle teklif vermedi.' };
const noReply: DeclineOutcome = { reason: 'Şirketin sistemi şu anda yanıt veremiyor.', isFault: true };
const unreadable: DeclineOutcome = { reason: 'Şirketten okunabilir bir yanıt gelmedi.', isFault: true };

export const declineOutcomes = {
  591: { reason: 'Şirket 10 yaşından büyük araçlara teklif vermiyor.' },
  402: { reason: 'Şirket bu değerdeki araçları internetten sigortalamıyor.' },
  riskNotTaken: noOffer,
  classNotTaken: { reason: 'Şirket bu araç sınıfını sigortalamıyor.' },
  valueUnknown: { reason: 'Aracın değeri listede olmadığı için şirket internetten teklif veremiyor.' },
  timedOut: { reason: 'Şirket süre içinde yanıt vermedi.', isFault: true },
  unreachable: noReply,
  serverError: noReply,
  suspended: noReply,
  malformed: unreadable,
  /** Stored for `malformed` by the release 2026-11. */
  rubbish: unreadable,
  tooLarge: unreadable,
  partsDiffer: { reason: 'Şirketin fiyat dökümü toplamı tutmadığı için teklifini göstermiyoruz.', isFault: true },
  aboveCeiling: { reason: 'Şirketin fiyatı yasal üst sınırı aştığı için teklifini göstermiyoruz.', isFault: true },
  expired: { reason: 'Şirketin teklifinin süresi dolmuş geldi.', isFault: true },
} as const satisfies Record<string, DeclineOutcome>;

/** An unknown code has the general message. */
export const declineOutcome = (code: string | null): DeclineOutcome =>
  (declineOutcomes as Record<string, DeclineOutcome>)[code ?? ''] ?? noOffer;
