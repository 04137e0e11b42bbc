export const uploadFieldTexts = {
  /** For an upload whose file name is unknown. */
  unnamed: 'Yüklediğiniz dosya',
} as const;
