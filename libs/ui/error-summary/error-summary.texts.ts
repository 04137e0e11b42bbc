import { capitalised, numberWord } from '@emsal/platform/formats/words';

export const errorSummaryTexts = {
  title: (count: number) => `${capitalised(numberWord(count))} alanı düzeltin`,
  /** Before the document's title while a form has errors (ux 8). */
  titlePrefix: 'Hata: ',
} as const;
