/** Routes marked mobile-only send everybody else to the path that they name (spec funnel 2.2). */
import type { RouteHandle } from '@emsal/platform/remote';

export const mobileOnlyTarget = ({ mobileOnly }: RouteHandle, isMobile: boolean): string | null =>
  mobileOnly && !isMobile ? mobileOnly.redirectTo : null;
