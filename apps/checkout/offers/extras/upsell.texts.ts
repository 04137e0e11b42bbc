export const upsellTexts = {
  title: (firm: string) => `${firm} teklifini genişletebilirsiniz`,
  price: (amount: string) => `(vergiler hariç ${amount})`,
  look: 'Seçeneklere bak',
  close: 'İstemiyorum',
  /** Items that the card names. */
  most: 3,
} as const;
