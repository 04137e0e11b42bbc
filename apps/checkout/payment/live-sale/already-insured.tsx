/** A compulsory insurance that runs already: why, and the way to the customer's own policy or payment. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { useEffect, useState } from 'react';
import { checkoutPaths } from '../../navigation/checkout-paths';
import type { Order } from '../../order/load-order';
import { orderTexts } from '../../order/order.texts';
import { StoppedNotice } from '../stopped-notice';
import { liveSaleTexts as texts } from './live-sale.texts';

type LiveSale = OutputOf<'GET policyrequest/GetLiveSales/{visitId}'>[number];

/** Empty while loading, on failure and when the sale is of another browser. */
function useLiveSales(visitId: VisitId): readonly LiveSale[] {
  const { transport } = usePage();
  const [sales, setSales] = useState<readonly LiveSale[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void createClient(transport)
      .command('GET policyrequest/GetLiveSales/{visitId}', { visitId }, { signal: controller.signal })
      .then((reply) => controller.signal.aborted || !reply.isSuccess || setSales(reply.result));
    return () => controller.abort();
  }, [transport, visitId]);
  return sales;
}

const pathOf = ({ odeme, lineSlug: slug, isPaid }: LiveSale): string =>
  (isPaid ? checkoutPaths.completed : checkoutPaths.paymentCheck)({ slug }, odeme);

export function AlreadyInsured({ order, message }: { order: Order; message: string }) {
  const sales = useLiveSales(order.visitId);
  const links = (
    <>
      {sales.map((sale) => (
        <Link key={sale.odeme} variant="button" href={pathOf(sale)}>
          {sale.isPaid ? texts.policy : texts.payment}
        </Link>
      ))}
      <Link variant="line" href={checkoutPaths.offers(order.line)}>
        {orderTexts.recoveryLinks.offers}
      </Link>
    </>
  );
  return <StoppedNotice title={texts.title} message={message} actions={links} />;
}
