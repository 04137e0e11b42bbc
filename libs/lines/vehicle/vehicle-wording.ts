/** What the documents of all vehicle lines say. */
import { noExtraInput, trueAnswers, type LineWording } from '@emsal/lines/kit/wording/line-wording';

export const vehicleWording: Pick<LineWording, 'insuredObject' | 'asks'> = {
  insuredObject: '{reference} plakalı aracınız',
  asks: noExtraInput,
};

/** The last paragraphs of each information form. */
export const vehicleDuties: readonly string[] = [
  trueAnswers,
  'Hasar anında aracı güvenli biçimde durdurun, kaza tespit tutanağı düzenleyin ve poliçenizde yazan şirkete bildirin.',
];
