/** Renders the matched page in the layout that its handle names. */
import { Navigate, Outlet, ScrollRestoration } from '@emsal/platform/router';
import { usePage } from '@emsal/platform/page';
import { Layout } from '../layouts/layout';
import { layouts } from '../layouts/layouts';
import { mobileOnlyTarget } from './mobile-only';
import { useRouteHandle } from '../layouts/use-route-handle';

export function LayoutRoute() {
  const { handle } = useRouteHandle();
  const { isMobile } = usePage();
  const elsewhere = mobileOnlyTarget(handle, isMobile);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <Layout plan={layouts[handle.layout ?? 'default']}>
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}
