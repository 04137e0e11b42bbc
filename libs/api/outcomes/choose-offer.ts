export interface ChooseOfferOutcome {
  message: string;
  /** The insurers can be asked the same once more, from where the sentence stands. */
  asksAnew?: boolean;
}

/** Refusals on the way from the offer list to the summary: code and the sentence the visitor reads. */
export const chooseOfferOutcomes = {
  offerGone: {
    message: 'Bu teklif artık listede değil. Başka bir teklif seçin ya da bilgilerinizle yeniden teklif alın.',
    asksAnew: true,
  },
  offerExpired: { message: 'Bu teklifin süresi doldu. Bilgilerinizle yeniden teklif alın.', asksAnew: true },
  callCentreOnly: {
    message:
      'Bu şirket trafik sigortasını yalnızca telefonla satıyor. Bizi arayın, poliçenizi danışmanımız düzenlesin.',
  },
} as const satisfies Record<string, ChooseOfferOutcome>;
