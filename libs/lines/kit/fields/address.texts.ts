/** Instructions for a missing level, in the order of the register. */
export const addressTexts = {
  missing: {
    city: 'İli seçin',
    district: 'İlçeyi seçin',
    village: 'Merkezi ya da köyü seçin',
    quarter: 'Mahalleyi seçin',
    street: 'Cadde ya da sokağı seçin',
    building: 'Binayı seçin',
    section: 'Dairenizi seçin',
    moreInformation: 'Mahalleyi, sokağı, bina ve daire numarasını yazın',
  },
  code: (code: string) => `Adres kodu ${code}`,
} as const;
