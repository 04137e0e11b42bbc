/** Refusals of content calls, and of edits to content. */
import type { Outcome } from './outcome';

export const contentOutcomes = {
  contentNotFound: { message: 'Aradığınız sayfa yok ya da kaldırılmış.' },
  slugTaken: { message: 'Bu adres başka bir sayfaya ait. Farklı bir adres yazın.' },
  slugReserved: { message: 'Bu adresi sitenin kendisi kullanıyor. Farklı bir adres yazın.' },
  editedMeanwhile: { message: 'Siz düzenlerken sayfa değişti. Yeni sürümü açıp değişikliğinizi ekleyin.' },
  brokenLink: { message: 'Sayfadaki bir bağlantı var olmayan bir sayfaya gidiyor.' },
  notValid: { message: 'Sayfanın bir bölümü eksik ya da fazla uzun.' },
} as const satisfies Record<string, Omit<Outcome, 'title'> & { message: string }>;
export type ContentCode = keyof typeof contentOutcomes;
