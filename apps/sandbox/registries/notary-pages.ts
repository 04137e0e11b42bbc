/** The sandbox cannot read. What is on a page follows from its picture's size and shape, so that each answer can be had. */
import type { NotaryPage, NotaryPageQuery } from '@emsal/registries/wire';
import { jpegSize } from './jpeg-size';

/** Bytes of a picture below which nothing is on it: a blank page, one colour. */
export const blankBytes = 4096;
const otherVehicle = '34BSK01';

export const notaryPageEffects = [
  {
    value: '4 KB altı',
    code: 'documentUnreadable',
    effect: 'Tek renkli ya da çok küçük bir resim: belge okunamaz, satış günü elle yazılır.',
  },
  {
    value: 'kare',
    code: 'otherVehicle',
    effect: `Eni boyuna eşit bir resim: ${otherVehicle} plakalı aracın satışı; başka aracın poliçesi bununla iptal edilmez.`,
  },
  {
    value: 'başka her resim',
    effect: 'Bugünkü satış, Kadıköy 12. Noterliği, yevmiye no 18427; plaka okunmaz.',
  },
] as const;

export function readNotaryPage({ image, today }: NotaryPageQuery & { today: string }): NotaryPage | null {
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length < blankBytes) return null;
  const size = jpegSize(bytes);
  const isSquare = size !== null && size.width === size.height;
  return {
    saleDate: today,
    notaryName: 'Kadıköy 12. Noterliği',
    saleNo: '18427',
    licensePlateNo: isSquare ? otherVehicle : '',
  };
}
