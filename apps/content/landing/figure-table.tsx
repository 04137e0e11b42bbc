import type { LandingBlock } from '@emsal/api/calls/cms/landing-blocks';
import type { FigureTable as Figures } from '@emsal/lines/kit/landing/landing';
import { formatLira } from '@emsal/platform/formats/money';
import { RangeLine } from '@emsal/ui/range-line/range-line';
import { Section } from '@emsal/ui/section/section';
import { Stack } from '@emsal/ui/stack/stack';
import { Table, type TableColumn } from '@emsal/ui/table/table';
import { Text } from '@emsal/ui/text/text';
import styles from './figure-table.module.css';
import { landingTexts as texts } from './landing.texts';

const rowOf =
  (highest: number) =>
  ({ key, head, note, prices }: Figures['rows'][number]) => ({
    key,
    head: (
      <>
        {head} <span className={styles.narrowNote}>{note}</span>
      </>
    ),
    cells: [
      note,
      ...prices.map(formatLira),
      <RangeLine key="plot" lowest={0} highest={prices[0]!} at={prices[0]!} scale={{ from: 0, to: highest }} />,
    ],
  });

interface FigureTableProps {
  block: Extract<LandingBlock, { kind: 'figures' }>;
  figures: Pick<Figures, 'id' | 'cities' | 'rows'>;
}

/** Published figures of a line, with their source. The chart compares the first city's column. */
export function FigureTable({ block, figures: { id, cities, rows } }: FigureTableProps) {
  const { title, intro, source, rowHeading, noteHeading } = block;
  const highest = Math.max(...rows.flatMap(({ prices }) => prices));
  const columns: [TableColumn, ...TableColumn[]] = [
    { key: 'row', label: rowHeading },
    { key: 'note', label: noteHeading, wideOnly: true },
    ...cities.map((city) => ({ key: city, label: city, numeric: true })),
    { key: 'plot', label: texts.plot(cities[0]!), wideOnly: true, plot: true },
  ];
  return (
    <Section id={id}>
      <Stack>
        <h2>{title}</h2>
        <Text size="large">{intro}</Text>
        <Table caption={title} columns={columns} rows={rows.map(rowOf(highest))} />
        <Text size="small" tone="muted">
          {source}
        </Text>
      </Stack>
    </Section>
  );
}
