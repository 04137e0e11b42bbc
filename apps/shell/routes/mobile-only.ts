/** Routes marked mobile-only redirect other devices to the path that they name (spec funnel 2.2). */
import type { RouteHandle } from '@emsal/platform/remote';

export const mobileOnlyTarget = ({ mobileOnly }: RouteHandle, isMobile: boolean): string | null =>
  mobileOnly && !isMobile ? mobileOnly.redirectTo : null;
