export const notFoundTexts = {
  title: 'Sayfa bulunamadı.',
  lead: 'Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınız sigorta aşağıdaki listededir.',
  home: 'Ana sayfaya dönün',
  call: (phone: string) => `Bizi arayın: ${phone}`,
  products: 'Sigortalar',
} as const;
