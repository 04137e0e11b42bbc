import type { LineId } from '@emsal/lines/facts/line-ids';
import { wordingOf } from '@emsal/lines/server/server-lines';

/** @param reference of the risk's description */
export const insuredObject = (line: LineId, reference: string): string => {
  const { withReference, without } = wordingOf(line).insuredObject;
  return reference === '' ? without : withReference.replace('{reference}', reference);
};
