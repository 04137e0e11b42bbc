/** Every price of a watch with its day, the newest first: what the line shows, to read. */
import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Table } from '@emsal/ui/table/table';
import { watchTexts } from './watch.texts';

const texts = watchTexts.table;

export function PriceTable({ watch: { prices } }: { watch: Pick<PriceWatch, 'prices'> }) {
  if (prices.length < 3) return null;
  const rows = prices.map(({ at, price }) => ({
    key: at,
    head: formatLongDate(at),
    cells: [price === null ? texts.none : formatMoney(price)],
  }));
  return (
    <Disclosure summary={texts.title} variant="inline">
      <Table
        caption={texts.title}
        columns={[
          { key: 'day', label: texts.day },
          { key: 'price', label: texts.price, numeric: true },
        ]}
        rows={rows.reverse()}
      />
    </Disclosure>
  );
}
