export const upsellTexts = {
  title: (firm: string) => `${firm} teklifini genişletebilirsiniz`,
  price: (amount: string) => `(vergiler hariç ${amount})`,
  showOptions: 'Seçeneklere bak',
  close: 'İstemiyorum',
} as const;
