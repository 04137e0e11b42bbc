/** How many kilobytes a page may load, compressed with brotli: what was reached, and a little slack. Kilobytes of 1024 bytes. */
import type { PageClass } from '../../libs/platform/remote.ts';

/** Script on built files. Content pages: before the first touch. The others: until the page can be used, with the dearest thing that it shows on top. */
export const scriptBudgets: Readonly<Record<PageClass, number>> = { content: 3.5, journey: 150, payment: 132 };

/** Script over the wire, until the page is quiet; with the API's client (12 KB) where it calls at once. */
export const wireBudgets = {
  form: 146.5,
  listeleme: 147,
  'police-bilgileri': 136,
  'odeme-bilgileri': 136.5,
} as const;

/** All that a content page loads before the first touch: document, styles, typeface, script, pictures. Issue 3 allows 70. */
export const contentPageBudget = 60;
