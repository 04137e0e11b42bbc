/** Texts of the 404 page: used by content, and by the shell when content cannot be loaded. */
import { callUs } from '@emsal/brand/call-us.texts';

export const notFoundTexts = {
  title: 'Sayfa bulunamadı.',
  lead: 'Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınız sigorta aşağıdaki listededir.',
  call: callUs,
  products: 'Sigortalar',
} as const;
