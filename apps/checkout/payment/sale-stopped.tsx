import type { PolicyRequestCode } from '@emsal/api/outcomes/payment';
import { Link } from '@emsal/ui/link/link';
import type { Order } from '../order/load-order';
import { orderTexts } from '../order/order.texts';
import type { Refusal, RecoveryPage } from '../order/refusal-notice';
import { checkoutPaths } from '../navigation/checkout-paths';
import { AlreadyInsured } from './live-sale/already-insured';
import { paymentTexts as texts } from './payment.texts';
import { PriceChange } from './price-change/price-change';
import { StoppedNotice } from './stopped-notice';

interface SaleStoppedProps {
  order: Order;
  refusal: Refusal;
  recoveryPage: RecoveryPage;
}

const priceChanged: PolicyRequestCode = 'priceChanged';
const alreadyInsured: PolicyRequestCode = 'alreadyInsured';

/** Why the order cannot be paid; for a changed price, both prices; for an insurance that runs already, the way to it. */
export function SaleStopped({ order, refusal, recoveryPage }: SaleStoppedProps) {
  if (refusal.code === alreadyInsured) return <AlreadyInsured order={order} message={refusal.message} />;
  const stopped = (
    <StoppedNotice
      title={texts.stopped}
      message={refusal.message}
      actions={
        <Link variant="button" href={checkoutPaths[recoveryPage](order.line)}>
          {orderTexts.recoveryLinks[recoveryPage]}
        </Link>
      }
    />
  );
  return refusal.code === priceChanged ? <PriceChange order={order} fallback={stopped} /> : stopped;
}
