/** What a page that is not there says: content's own, and the shell's for when content cannot be reached. */
export const notFoundTexts = {
  title: 'Sayfa bulunamadı.',
  lead: 'Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınız sigorta aşağıdaki listededir.',
  home: 'Ana sayfaya dönün',
  call: (phone: string) => `Bizi arayın: ${phone}`,
  products: 'Sigortalar',
} as const;
