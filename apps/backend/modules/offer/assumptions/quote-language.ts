/** Languages of a quote's PDF. */
export type QuoteLanguage = 'tr' | 'en' | 'de';
