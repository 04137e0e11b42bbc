/** The price that was confirmed beside the one of today: nothing was paid, and the visitor decides (spec funnel 4.4). */
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Link } from '@emsal/ui/link/link';
import { useEffect, useRef, useState } from 'react';
import { RefusalNotice } from '../../order/refusal-notice';
import type { Refusal } from '../../order/refusal-notice';
import type { Order } from '../../order/load-order';
import { checkoutPaths } from '../../visit/checkout-paths';
import { comparePrices, differenceInWords } from './compare-prices';
import styles from './price-change.module.css';
import { priceChangeTexts as texts } from './price-change.texts';

type Change = OutputOf<'GET policyrequest/GetPriceChange/{visitId}'>;

function usePriceChange(visitId: string): Change | null {
  const { transport } = usePage();
  const [change, setChange] = useState<Change | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void createClient(transport)
      .command('GET policyrequest/GetPriceChange/{visitId}', { visitId }, { signal: leaving.signal })
      .then((reply) => leaving.signal.aborted || (reply.isSuccess && setChange(reply.result)));
    return () => leaving.abort();
  }, [transport, visitId]);
  return change;
}

function Prices({ confirmed, current }: { confirmed: NonNullable<Change['confirmed']>; current: Change['current'] }) {
  const parts = comparePrices(confirmed.breakdown, current.breakdown);
  const told = parts.filter(({ before, now, isTotal }) => isTotal || before !== now);
  return (
    <table className={styles.table}>
      <caption>{texts.caption(parts.length - told.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.confirmed}</th>
          <th scope="col">{texts.current}</th>
        </tr>
      </thead>
      <tbody>
        {told.map(({ label, before, now, isTotal }) => (
          <tr key={label} className={classNames(before !== now && styles.changed, isTotal && styles.total)}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PriceChange({ order, refusal }: { order: Order; refusal: Refusal }) {
  const change = usePriceChange(order.visitId);
  const box = useRef<HTMLElement>(null);
  const confirmed = change?.confirmed;
  useEffect(() => {
    if (confirmed) box.current?.focus();
  }, [confirmed]);
  if (!change || !confirmed) return <RefusalNotice refusal={refusal} line={order.line} />;
  const difference = change.current.total - confirmed.total;
  return (
    <section ref={box} role="alert" tabIndex={-1} className={styles.change}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p>{differenceInWords(difference)}</p>
      <Prices confirmed={confirmed} current={change.current} />
      <div className={styles.ways}>
        <Link variant="button" href={checkoutPaths.summary(order.line)}>
          {texts.confirm}
        </Link>
        <Link variant="line" href={checkoutPaths.offers(order.line)}>
          {texts.otherOffer}
        </Link>
      </div>
    </section>
  );
}
