/** What a running policy pays at most, beside what today's tariff would give. */
import { formatMonth } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import type { Construction } from '@emsal/tariffs/dask/dask-figures';
import type { DaskMonth } from '@emsal/tariffs/dask/dask-month';
import { daskSum } from '@emsal/tariffs/dask/dask-premium';
import { Stack } from '@emsal/ui/stack/stack';
import { Table } from '@emsal/ui/table/table';
import { Text } from '@emsal/ui/text/text';
import { daskTariffTexts as texts } from './dask-tariff.texts';

interface ComparisonProps {
  then: DaskMonth;
  now: DaskMonth;
  home: { construction: Construction; area: number };
}

const lira = (whole: number): string => formatLira(whole * 100);

const rowsOf = ({ then, now, home }: ComparisonProps) =>
  (
    [
      [texts.rate, (month) => month.squareMetre[home.construction]],
      [texts.sum, (month) => daskSum(home, month)],
      [texts.cap, (month) => month.cap],
    ] satisfies [string, (month: DaskMonth) => number][]
  ).map(([head, read]) => ({ key: head, head, cells: [lira(read(then)), lira(read(now))] }));

export function Comparison(props: ComparisonProps) {
  const { then, now, home } = props;
  const gap = daskSum(home, now) - daskSum(home, then);
  const month = ({ month: name }: DaskMonth, words: string) => `${words}, ${formatMonth(name)}`;
  return (
    <Stack gap={16}>
      <Table
        caption={texts.caption}
        columns={[
          { key: 'amount', label: texts.amount },
          { key: 'then', label: month(then, texts.then), numeric: true },
          { key: 'now', label: month(now, texts.now), numeric: true },
        ]}
        rows={rowsOf(props)}
      />
      <Text>{gap > 0 ? texts.gap(lira(gap)) : texts.same}</Text>
    </Stack>
  );
}
