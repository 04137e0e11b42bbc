/** The two numbered steps of the purchase with the offer number; no back arrow in the native app (spec funnel 2.4). */
import { useWebView } from '@emsal/platform/web-view/web-view';
import { TwoStepHeader } from '@emsal/ui/two-step-header/two-step-header';
import { useRouteHandle } from '../use-route-handle';

export function PaymentSteps() {
  const { handle, data, params } = useRouteHandle();
  const { isWebView } = useWebView();
  if (!handle.paymentStep) return null;
  return (
    <TwoStepHeader
      current={handle.paymentStep}
      offerNo={handle.offerNo?.(data) ?? ''}
      backHref={isWebView ? undefined : (handle.backToOf?.(params) ?? handle.backTo)}
    />
  );
}
