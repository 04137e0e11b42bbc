/** What the covers of a line pay, by their key: the shape of each line's `cover.texts.ts`. The insurer's conditions decide a single case. */
export interface CoverText {
  title: string;
  /** Its name in the quote's other languages. */
  en: string;
  de: string;
  paragraphs: readonly string[];
}
export type CoverTexts = Readonly<Record<string, CoverText>>;
