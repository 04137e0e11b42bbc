/** Refusals around the plate of a vehicle that was insured without one. */
import { serviceProofOutcomes } from './service-proof';

export const plateAddendumOutcomes = {
  proofNeeded: serviceProofOutcomes.proofNeeded,
  plateNotMissing: { message: 'Bu poliçede eksik plaka yok. Poliçelerinizi görmek için sayfayı yenileyin.' },
  plateAsked: { message: 'Bu poliçe için plaka talebinizi aldık. Sonucu SMS ve e-postayla bildiririz.' },
  fileGone: { message: 'Yüklediğiniz fotoğraf silinmiş. Fotoğrafı yeniden yükleyin.', field: 'file' },
} as const satisfies Record<string, { message: string; field?: string }>;
