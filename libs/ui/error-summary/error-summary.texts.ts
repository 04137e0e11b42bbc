import { capitalised, numberWord } from '@emsal/platform/formats/words';

export const errorSummaryTexts = {
  title: (count: number) => `${capitalised(numberWord(count))} alanı düzeltin`,
  /** Prefixes the document title while a form has errors (ux 8). */
  documentTitle: (title: string) => `Hata: ${title}`,
} as const;
