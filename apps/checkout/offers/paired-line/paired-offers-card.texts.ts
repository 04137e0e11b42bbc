export const pairedOffersCardTexts = {
  label: 'Diğer teklifleriniz',
  text: (name: string) => `Aynı bilgilerle ${name} teklifiniz de var. Yeni sekmede açılır, bu liste yerinde durur.`,
  link: (shortName: string, count: number) => `${count} ${shortName} teklifine bakın`,
} as const;
