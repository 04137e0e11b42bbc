/** How many kilobytes of script, compressed with brotli, a page of each class may load. Checked on files and in the browser. */
import type { PageClass } from '../../libs/platform/remote.ts';

/**
 * Content pages: before the first touch. The others: everything until the page can be used,
 * without the API's client where the page does not call at once. Kilobytes of 1024 bytes.
 */
export const scriptBudgets: Readonly<Record<PageClass, number>> = { content: 5, journey: 150, payment: 150 };
