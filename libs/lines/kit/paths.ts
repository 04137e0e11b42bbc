import { factsOf } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/find-line';
import type { Line } from './step';

/** `/trafik-sigortasi/form` */
export function formPath(line: Pick<Line, 'id'>): string {
  return linePath(factsOf(line.id), '/form');
}

/** `/trafik-sigortasi/form/ruhsat-bilgileri` */
export function stepPath(line: Pick<Line, 'id'>, slug: string): string {
  return linePath(factsOf(line.id), `/form/${slug}`);
}
