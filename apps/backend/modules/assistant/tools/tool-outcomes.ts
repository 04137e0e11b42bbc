/** Why a tool has no answer, for the assistant to pass on. */
export const toolOutcomes = {
  noOffers: { message: 'Bu formda henüz teklif istenmedi. Kullanıcı teklifleri sitede alabilir.' },
  offerUnknown: { message: 'Listede bu numarayla bir teklif yok. Güncel numaraları list_offers verir.' },
  handedOver: { message: 'Bu saat için yeterince devam kodu verildi. Kullanıcı son kodu kullanabilir.' },
  noTelephone: { message: 'Formda telefon numarası yok. Kullanıcı siteden devam edebilir.' },
} as const satisfies Record<string, { message: string }>;
