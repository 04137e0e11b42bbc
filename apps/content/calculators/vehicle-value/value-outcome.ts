import { formatLira } from '@emsal/platform/formats/money';
import type { Outcome } from '../kit/calculator';
import type { LoadedValues } from './load-values';
import { valueFormTexts as texts } from './vehicle-value.texts';

const nameOf = (rows: ReadonlyArray<{ code: string; name: string }>, code: string): string =>
  rows.find((row) => row.code === code)?.name ?? '';

const around = 2;

/** Five years with the chosen one in the middle, where there are as many on both sides; the plot shows all. */
function nearest(at: number, count: number): [from: number, to: number] {
  const from = Math.max(0, Math.min(at - around, count - 2 * around - 1));
  return [from, from + 2 * around + 1];
}

/** The value of the chosen year among those of the other years; null where the list has none. */
export function valueOutcome({ values, choice, brands, models, today }: LoadedValues): Outcome | null {
  const at = values.findIndex(({ year }) => year === choice.year);
  const here = values[at];
  if (!here) return null;
  return {
    caption: texts.caption(`${choice.year} ${nameOf(brands, choice.brand)} ${nameOf(models, choice.model)}`, today),
    kurus: here.value,
    remark: texts.neighbours(values[at - 1]?.value, values[at + 1]?.value),
    plot: {
      kind: 'points',
      sentence: texts.sentence,
      points: values.map(({ year, value }) => ({ key: String(year), value })).reverse(),
      here: String(choice.year),
    },
    table: {
      caption: texts.table,
      head: texts.head,
      rows: values
        .map(({ year, value }, index): [string, string, string] => {
          const older = values[index + 1]?.value;
          return [String(year), formatLira(value), older === undefined ? '' : formatLira(value - older)];
        })
        .slice(...nearest(at, values.length)),
      chosen: String(choice.year),
    },
  };
}
