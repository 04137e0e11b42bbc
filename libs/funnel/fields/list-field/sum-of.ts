import type { ListField, Row } from '@emsal/lines/kit/field';
import { formatLira } from '@emsal/platform/formats/money';
import { readWholeNumber } from '@emsal/validation/numeric/whole-number';

/** What the rows' amounts make together; an amount that is half typed or wrong counts as nothing. */
export function sumOf(field: ListField, rows: readonly Row[]): string {
  const lira = rows.reduce((sum, row) => sum + (readWholeNumber(row[field.sum] ?? '') ?? 0), 0);
  return formatLira(lira * 100);
}
