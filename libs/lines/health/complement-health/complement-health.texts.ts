/** Why an adviser takes over, as the visitor reads it. */
export const adviserTexts = {
  family: 'Aile poliçesini danışmanımız hazırlıyor: her kişinin yaşı ve SGK durumu ayrı ayrı fiyatlanır.',
  child: 'Çocuk poliçesini danışmanımız hazırlıyor.',
  young: '18 yaş ve altı için poliçeyi danışmanımız hazırlıyor.',
  noSocialSecurity:
    'TSS için etkin SGK gerekir. Danışmanımız SGK’sız da geçerli olan özel sağlık sigortasını sizinle birlikte hazırlar.',
  noConsent: 'Sağlık bilgisi vermeden internetten teklif alınamıyor. Danışmanımız seçeneklerinizi telefonda anlatır.',
  declaration: 'Sağlık beyanınızı danışmanımız değerlendirecek.',
} as const;

export const refusalTexts = {
  age: '66 yaş ve üzeri ilk girişte teklif verilmiyor.',
} as const;
