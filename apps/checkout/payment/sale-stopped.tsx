import type { PolicyRequestCode } from '@emsal/api/outcomes/payment';
import { Link } from '@emsal/ui/link/link';
import type { Order } from '../order/load-order';
import { orderTexts } from '../order/order.texts';
import type { Refusal, RefusalWay } from '../order/refusal-notice';
import { checkoutPaths } from '../visit/checkout-paths';
import { paymentTexts as texts } from './payment.texts';
import { PriceChange } from './price-change/price-change';
import { Stopped } from './stopped';

interface SaleStoppedProps {
  order: Order;
  refusal: Refusal;
  way: RefusalWay;
}

const priceChanged: PolicyRequestCode = 'priceChanged';

/** Why the order cannot be paid; a changed price beside the one that was confirmed. */
export function SaleStopped({ order, refusal, way }: SaleStoppedProps) {
  const stopped = (
    <Stopped
      title={texts.stopped}
      message={refusal.message}
      ways={
        <Link variant="button" href={checkoutPaths[way](order.line)}>
          {orderTexts.ways[way]}
        </Link>
      }
    />
  );
  return refusal.code === priceChanged ? <PriceChange order={order} unread={stopped} /> : stopped;
}
