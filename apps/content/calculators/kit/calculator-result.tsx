import { Table } from '@emsal/ui/table/table';
import { Text } from '@emsal/ui/text/text';
import { BarsPlot } from '../plot/bars-plot';
import { Building } from '../plot/building';
import { PartsPlot } from '../plot/parts-plot';
import { PointsPlot } from '../plot/points-plot';
import type { Plot } from '../plot/plot';
import { amountOf } from './amount-of';
import type { Outcome, OutcomeTable } from './calculator';
import { calculatorTexts as texts } from './calculator.texts';
import styles from './calculator.module.css';

function Drawn({ plot }: { plot: Plot }) {
  if (plot.kind === 'points') return <PointsPlot {...plot} />;
  return plot.kind === 'bars' ? <BarsPlot {...plot} /> : <PartsPlot {...plot} />;
}

const Figures = ({ caption, head: [first, ...others], rows, chosen }: OutcomeTable) => (
  <Table
    caption={caption}
    captionVisible
    columns={[{ key: first, label: first }, ...others.map((label) => ({ key: label, label, numeric: true }))]}
    rows={rows.map(([head, ...cells]) => ({ key: head, head, cells, isChosen: head === chosen }))}
  />
);

export const CalculatorResult = ({ caption, kurus, remark, floors, plot, table }: Outcome) => (
  <section className={styles.out} aria-label={texts.result}>
    <div aria-live="polite">
      <Text tone="muted">{caption}</Text>
      <p className={styles.amount}>{amountOf(kurus)}</p>
      {remark && <Text tone="muted">{remark}</Text>}
    </div>
    {floors !== undefined && <Building floors={floors} />}
    <Drawn plot={plot} />
    {table && <Figures {...table} />}
  </section>
);
