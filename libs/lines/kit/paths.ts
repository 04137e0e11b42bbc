import { factsOf } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/find-line';
import type { Line } from './step';
import { stepsOf } from './visible-steps';

/** `/trafik-sigortasi/form` */
export function formPath(line: Pick<Line, 'id'>): string {
  return linePath(factsOf(line.id), '/form');
}

/** `/trafik-sigortasi/form/ruhsat-bilgileri` */
export function stepPath(line: Pick<Line, 'id'>, slug: string): string {
  return linePath(factsOf(line.id), `/form/${slug}`);
}

/** Every path of the line's form, for the route table. */
export function formPaths(line: Line): readonly string[] {
  return [formPath(line), ...stepsOf(line).map((step) => stepPath(line, step.slug))];
}
