/** The price that was confirmed beside the one of today: nothing was paid, and the visitor decides (spec funnel 4.4). */
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Table } from '@emsal/ui/table/table';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Order } from '../../order/load-order';
import { checkoutPaths } from '../../visit/checkout-paths';
import { Stopped } from '../stopped';
import { comparePrices, differenceInWords } from './compare-prices';
import { priceChangeTexts as texts } from './price-change.texts';

type Change = OutputOf<'GET policyrequest/GetPriceChange/{visitId}'>;

/** Undefined until it is read, null when it cannot be. */
function usePriceChange(visitId: string): Change | null | undefined {
  const { transport } = usePage();
  const [change, setChange] = useState<Change | null>();
  useEffect(() => {
    const leaving = new AbortController();
    void createClient(transport)
      .command('GET policyrequest/GetPriceChange/{visitId}', { visitId }, { signal: leaving.signal })
      .then((reply) => leaving.signal.aborted || setChange(reply.isSuccess ? reply.result : null));
    return () => leaving.abort();
  }, [transport, visitId]);
  return change;
}

const columns = [
  { key: 'part', label: texts.part },
  { key: 'confirmed', label: texts.confirmed, numeric: true },
  { key: 'current', label: texts.current, numeric: true },
] as const;

function Prices({ confirmed, current }: { confirmed: NonNullable<Change['confirmed']>; current: Change['current'] }) {
  const parts = comparePrices(confirmed.breakdown, current.breakdown);
  const told = parts.filter(({ before, now, isTotal }) => isTotal || before !== now);
  return (
    <Table
      caption={texts.caption(parts.length - told.length)}
      captionVisible
      columns={columns}
      rows={told.map(({ label, before, now, isTotal }) => ({
        key: label,
        head: isTotal ? <b>{label}</b> : label,
        cells: [before, isTotal ? <b key="now">{now}</b> : now],
      }))}
    />
  );
}

interface PriceChangeProps {
  order: Order;
  /** In place of prices that cannot be read. */
  unread: ReactNode;
}

export function PriceChange({ order, unread }: PriceChangeProps) {
  const change = usePriceChange(order.visitId);
  if (change === undefined) return <Stopped title={texts.title} message={texts.reading} />;
  const confirmed = change?.confirmed;
  if (!confirmed) return unread;
  const ways = (
    <>
      <Link variant="button" href={checkoutPaths.summary(order.line)}>
        {texts.confirm}
      </Link>
      <Link variant="line" href={checkoutPaths.offers(order.line)}>
        {texts.otherOffer}
      </Link>
    </>
  );
  return (
    <Stopped title={texts.title} message={differenceInWords(change.current.total - confirmed.total)} ways={ways}>
      <Card>
        <Prices confirmed={confirmed} current={change.current} />
      </Card>
    </Stopped>
  );
}
