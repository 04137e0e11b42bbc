/** Size budgets in KB (1024 bytes), compressed with brotli: the size when they were set, and a tenth of headroom. */
import type { PageClass } from '../../libs/platform/remote.ts';

/** Script in built files: of content pages before the first interaction, of others until the largest page can be used. */
export const scriptBudgets: Readonly<Record<PageClass, number>> = { content: 4, journey: 179, payment: 145 };

/** All files of a version of a remote as they are stored; the registry keeps several versions. The largest one has 2,700. */
export const versionBudget = 20_000;

/** All styles of a remote, which stand in each of its documents. */
export const styleBudget = 9.3;

/** Script over the wire until the network is idle, including the API client. */
export const wireBudgets = {
  form: 160,
  listeleme: 162,
  'police-bilgileri': 149,
  'odeme-bilgileri': 150,
} as const;

/** Everything that a content page loads before the first interaction: document, styles, fonts, script, images. */
export const contentPageBudget = 66;
