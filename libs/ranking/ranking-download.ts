/** The download of a list's order: everything that determines the order, and no personal data. */
import { z } from 'zod';

const insurer = z.object({ firmId: z.int(), name: z.string() });

export const rankingDownload = z.object({
  format: z.literal('emsal-ranking-1'),
  offerNo: z.string(),
  line: z.string(),
  /** ISO 8601. */
  madeAt: z.string(),
  weights: z.object({ price: z.number(), coverage: z.number() }),
  formula: z.string(),
  /** In the order of the list. */
  offers: z.array(
    insurer.extend({
      productId: z.int(),
      productName: z.string(),
      /** Kuruş. */
      total: z.int(),
      coverageScore: z.number(),
      scoreValue: z.number(),
      /** Omitted unless true. */
      isSaleExpired: z.literal(true).optional(),
    }),
  ),
  declined: z.array(insurer.extend({ state: z.enum(['asked', 'declined', 'timedOut']), reason: z.string() })),
  notAsked: z.array(insurer.extend({ reason: z.string() })),
});
export type RankingDownload = z.infer<typeof rankingDownload>;

/** Included in the file for readers without the script. */
export const formula =
  'puan = (10 × fiyat ağırlığı × en düşük fiyat ÷ fiyat + teminat ağırlığı × teminat puanı) ÷ ağırlıkların toplamı, bir ondalığa yuvarlanır; eşitlikte düşük fiyat, sonra küçük ürün numarası öne geçer; süresi dolan bir teklif birinci olmaz';
