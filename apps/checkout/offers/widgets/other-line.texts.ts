import { capitalised } from '@emsal/platform/formats/words';

export const otherLineTexts = {
  label: 'Öteki teklifleriniz',
  words: (name: string) => `Aynı bilgilerle ${name} teklifiniz de var. Yeni sekmede açılır, bu liste yerinde durur.`,
  link: (shortName: string, count: number) => `${count} ${shortName} teklifine bakın`,
  pair: (shortName: string) => `${capitalised(shortName)} tekliflerine de bakın`,
} as const;
