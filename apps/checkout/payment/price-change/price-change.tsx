/** The confirmed price beside the current one: nothing was charged, and the visitor decides (spec funnel 4.4). */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Table } from '@emsal/ui/table/table';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Order } from '../../order/load-order';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { StoppedNotice } from '../stopped-notice';
import { comparePrices, priceDifferenceText } from './compare-prices';
import { priceChangeTexts as texts } from './price-change.texts';

type Change = OutputOf<'GET policyrequest/GetPriceChange/{visitId}'>;

/** Undefined while loading, null on failure. */
function usePriceChange(visitId: VisitId): Change | null | undefined {
  const { transport } = usePage();
  const [change, setChange] = useState<Change | null>();
  useEffect(() => {
    const controller = new AbortController();
    void createClient(transport)
      .command('GET policyrequest/GetPriceChange/{visitId}', { visitId }, { signal: controller.signal })
      .then((reply) => controller.signal.aborted || setChange(reply.isSuccess ? reply.result : null));
    return () => controller.abort();
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
  const changed = parts.filter(({ before, now, isTotal }) => isTotal || before !== now);
  return (
    <Table
      caption={texts.caption(parts.length - changed.length)}
      captionVisible
      columns={columns}
      rows={changed.map(({ label, before, now, isTotal }) => ({
        key: label,
        head: isTotal ? <b>{label}</b> : label,
        cells: [before, isTotal ? <b key="now">{now}</b> : now],
      }))}
    />
  );
}

interface PriceChangeProps {
  order: Order;
  /** Rendered when the prices cannot be read. */
  fallback: ReactNode;
}

export function PriceChange({ order, fallback }: PriceChangeProps) {
  const change = usePriceChange(order.visitId);
  if (change === undefined) return <StoppedNotice title={texts.title} message={texts.reading} />;
  const confirmed = change?.confirmed;
  if (!confirmed) return fallback;
  const links = (
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
    <StoppedNotice
      title={texts.title}
      message={priceDifferenceText(change.current.total - confirmed.total)}
      actions={links}
    >
      <Card>
        <Prices confirmed={confirmed} current={change.current} />
      </Card>
    </StoppedNotice>
  );
}
