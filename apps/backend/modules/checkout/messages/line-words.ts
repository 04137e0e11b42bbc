/** What the messages about a purchase say of its line. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { wordingOf } from '@emsal/lines/server/server-lines';

export interface LineWords {
  /** The sentence after the sale: `Hayırlı olsun, poliçeniz hazır.` */
  greeting: string;
  /** e.g. `trafik`. */
  lineName: string;
  /** e.g. `34 ABC 12 plakalı aracınız`; null where the line's name says it all. */
  insuredObject: string | null;
  /** The insured object, or the line's full name. */
  paidFor: string;
}

/** @param reference of the risk's description */
export function lineWords(line: LineId, reference: string): LineWords {
  const { afterSale, insuredObject: form } = wordingOf(line);
  const insuredObject = form && reference ? form.replace('{reference}', reference) : null;
  const { name, shortName: lineName } = factsOf(line);
  return { greeting: afterSale.title, lineName, insuredObject, paidFor: insuredObject ?? name };
}
