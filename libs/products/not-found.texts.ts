/** Texts of the 404 page: used by content, and by the shell when content cannot be loaded. */
import { callUs } from '@emsal/brand/call-us.texts';

const lead = 'Adres değişmiş ya da yanlış yazılmış olabilir.';

export const notFoundTexts = {
  title: 'Sayfa bulunamadı.',
  lead,
  /** Above a list of products. */
  leadToProducts: `${lead} Aradığınız sigorta aşağıdaki listededir.`,
  call: callUs,
  products: 'Sigortalar',
} as const;
