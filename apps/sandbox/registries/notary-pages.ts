import type { NotaryPage, NotaryPageQuery } from '@emsal/registries/wire';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { createHash } from 'node:crypto';

/** Bytes of a picture below which nothing is on it: a blank page, one colour. */
export const blankBytes = 4096;

const notaries = ['Kadıköy 12. Noterliği', 'Çankaya 4. Noterliği', 'Konak 7. Noterliği', 'Nilüfer 2. Noterliği'];

/** The sandbox cannot read: it makes up a sale of the last days, always the same one of the same picture. */
export function readNotaryPage({ image, today }: NotaryPageQuery & { today: string }): NotaryPage | null {
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length < blankBytes) return null;
  const hash = createHash('sha256').update(bytes).digest();
  return {
    saleDate: addDays(today, -hash.readUInt8(0) % 4),
    notaryName: notaries[hash.readUInt8(1) % notaries.length]!,
    saleNo: String(10_000 + (hash.readUInt16BE(2) % 90_000)),
  };
}
