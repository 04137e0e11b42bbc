export interface ChooseOfferOutcome {
  message: string;
  /** A button beside the message requests the same quotes again. */
  allowsRetry?: boolean;
}

/** Messages of refusals when an offer is chosen, by code. */
export const chooseOfferOutcomes = {
  offerGone: {
    message: 'Bu teklif artık listede değil. Başka bir teklif seçin ya da bilgilerinizle yeniden teklif alın.',
    allowsRetry: true,
  },
  offerExpired: { message: 'Bu teklifin süresi doldu. Bilgilerinizle yeniden teklif alın.', allowsRetry: true },
  callCentreOnly: {
    message:
      'Bu şirket trafik sigortasını yalnızca telefonla satıyor. Bizi arayın, poliçenizi danışmanımız düzenlesin.',
  },
} as const satisfies Record<string, ChooseOfferOutcome>;
