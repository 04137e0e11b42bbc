import type { LineAddress } from '@emsal/lines/facts/line-ids';
import { linePath } from '@emsal/lines/facts/line-path';

/** `/trafik-sigortasi/form` */
export function formPath(line: { facts: LineAddress }): string {
  return linePath(line.facts, '/form');
}

/** `/trafik-sigortasi/form/ruhsat-bilgileri` */
export function stepPath(line: { facts: LineAddress }, slug: string): string {
  return linePath(line.facts, `/form/${slug}`);
}
