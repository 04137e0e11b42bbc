const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('tr') + words.slice(1);

export const otherLineTexts = {
  label: 'Öteki teklifleriniz',
  words: (name: string) => `Aynı bilgilerle ${name} teklifiniz de var. Yeni sekmede açılır, bu liste yerinde durur.`,
  link: (shortName: string, count: number) => `${count} ${shortName} teklifine bakın`,
  pair: (shortName: string) => `${capitalised(shortName)} tekliflerine de bakın`,
} as const;
