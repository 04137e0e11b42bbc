export const uploadFieldTexts = {
  /** For an answer whose file name was not kept. */
  unnamed: 'Yüklediğiniz dosya',
} as const;
