/** Summary and payment: two numbered steps with the offer number; the back arrow stays out of the native app (spec funnel 2.4). */
import { useWebView } from '@emsal/platform/web-view/web-view';
import { TwoStepHeader } from '@emsal/ui/two-step-header/two-step-header';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Header } from '../../header/header';
import { useRouteHandle } from '../../routes/use-route-handle';
import { PageFrame, type LayoutProps } from '../page-frame';

export function PaymentLayout({ children }: LayoutProps) {
  const { handle, data } = useRouteHandle();
  const { isWebView } = useWebView();
  const backHref = isWebView ? undefined : handle.backTo;
  return (
    <PageFrame header={<Header sober />} spaced>
      <Wrap>
        {handle.paymentStep && (
          <TwoStepHeader current={handle.paymentStep} offerNo={handle.offerNo?.(data) ?? ''} backHref={backHref} />
        )}
        {children}
      </Wrap>
    </PageFrame>
  );
}
