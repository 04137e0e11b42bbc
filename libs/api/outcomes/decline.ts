/** Why an insurer made no offer, a row a code. The visitor reads these sentences, never an insurer's own text. */
export interface DeclineOutcome {
  reason: string;
  /** The insurer or its answer was at fault: it says nothing about the risk that was asked for. */
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
  rubbish: unreadable,
  tooLarge: unreadable,
  partsDiffer: { reason: 'Şirketin fiyat dökümü toplamı tutmadığı için teklifini göstermiyoruz.', isFault: true },
  aboveCeiling: { reason: 'Şirketin fiyatı yasal üst sınırı aştığı için teklifini göstermiyoruz.', isFault: true },
  expired: { reason: 'Şirketin teklifinin süresi dolmuş geldi.', isFault: true },
} as const satisfies Record<string, DeclineOutcome>;

/** An unknown code is a refusal without a reason. */
export const declineOutcome = (code: string | null): DeclineOutcome =>
  (declineOutcomes as Record<string, DeclineOutcome>)[code ?? ''] ?? noOffer;
