/** What a page that is not there says: content's own, and the shell's for when content cannot be reached. */
import { callUs } from '@emsal/brand/call-us.texts';

export const notFoundTexts = {
  title: 'Sayfa bulunamadı.',
  lead: 'Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınız sigorta aşağıdaki listededir.',
  home: 'Ana sayfaya dönün',
  call: callUs,
  products: 'Sigortalar',
} as const;
