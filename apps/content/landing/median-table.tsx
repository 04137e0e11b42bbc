import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import type { Sale } from '@emsal/lines/facts/line-facts';
import type { LandingPrices } from '@emsal/lines/kit/landing/landing-prices';
import { formatLira } from '@emsal/platform/formats/money';
import { RangeLine } from '@emsal/ui/range-line/range-line';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Table, type TableColumn, type TableRow } from '@emsal/ui/table/table';
import { Text } from '@emsal/ui/text/text';
import { landingTexts } from './landing.texts';
import styles from './median-table.module.css';

const texts = landingTexts.medians;

/** Row heading by the key of the row of prices. */
type Heads = Readonly<Record<string, string>>;

/** The end of the axis: the next round number with one significant digit. */
function axisEnd(kurus: number): number {
  const unit = 10 ** Math.floor(Math.log10(kurus));
  return Math.ceil(kurus / unit) * unit;
}

/** The law sets the price: one column, and nothing to spread. */
const onePriceRow =
  (heads: Heads, end: number) =>
  ({ key, median }: LandingPrices['rows'][number]): TableRow => ({
    key,
    head: heads[key],
    cells: [
      <strong key="median">{formatLira(median)}</strong>,
      <RangeLine key="plot" lowest={0} highest={median} at={median} scale={{ from: 0, to: end }} />,
    ],
  });

const rowOf =
  (heads: Heads, end: number) =>
  ({ key, lowest, median, highest }: LandingPrices['rows'][number]): TableRow => ({
    key,
    head: heads[key],
    cells: [
      formatLira(lowest),
      <strong key="median">{formatLira(median)}</strong>,
      formatLira(highest),
      <RangeLine key="plot" {...{ lowest, median, highest }} scale={{ from: 0, to: end }} />,
    ],
  });

const onePriceColumns: readonly TableColumn[] = [{ key: 'median', label: texts.onePrice, numeric: true }];
const rangeColumns: readonly TableColumn[] = [
  { key: 'lowest', label: texts.lowest, numeric: true },
  { key: 'median', label: texts.median, numeric: true },
  { key: 'highest', label: texts.highest, numeric: true },
];

interface MedianTableProps {
  block: Extract<LandingBlock, { kind: 'medians' }>;
  prices: LandingPrices;
  sale: Sale;
}

/** Lowest, median and highest sample price of each row, on one shared axis. */
export function MedianTable({ block, prices, sale }: MedianTableProps) {
  const source = sale === 'adviser' ? texts.tariffSource : texts.source;
  const { title, intro, rowHeading } = block;
  const heads: Heads = Object.fromEntries(block.heads.map(({ key, label }) => [key, label]));
  const rows = prices.rows.filter(({ key }) => key in heads);
  if (rows.length === 0) return null;
  const end = axisEnd(Math.max(...rows.map(({ highest }) => highest)));
  const isOnePrice = rows.every(({ lowest, highest }) => lowest === highest);
  const priceColumns = isOnePrice ? onePriceColumns : rangeColumns;
  const columns: [TableColumn, ...TableColumn[]] = [
    { key: 'row', label: rowHeading },
    ...priceColumns,
    { key: 'plot', label: texts.plot(formatLira(end)), wideOnly: true, plot: true },
  ];
  return (
    <Section>
      <Stack>
        <h2>{title}</h2>
        <Text size="large">{intro}</Text>
        <Table caption={title} columns={columns} rows={rows.map((isOnePrice ? onePriceRow : rowOf)(heads, end))} />
        <Text size="small" tone="muted">
          {source(prices.days)} {!isOnePrice && <span className={styles.key}>{texts.key}</span>}
        </Text>
      </Stack>
    </Section>
  );
}
