import type { ListField, Row } from '@emsal/lines/kit/grammar/field';
import { formatLira } from '@emsal/platform/formats/money';
import { readLira } from '@emsal/validation/numeric/lira';

/** The sum of the rows' amounts; an incomplete or invalid amount counts as zero. */
export function sumOf(field: ListField, rows: readonly Row[]): string {
  const lira = rows.reduce((sum, row) => sum + (readLira(row[field.sum] ?? '') ?? 0), 0);
  return formatLira(lira * 100);
}
