import { isMobileAgent } from '../web-view/mobile-agent';

/** The device record: what a browser reports about itself (spec member 3). */
export interface Device {
  userAgent: string;
  /** Phone or tablet. */
  isMobile: boolean;
}

/** @param userAgent empty when none was sent */
export const deviceOf = (userAgent: string): Device => ({ userAgent, isMobile: isMobileAgent(userAgent) });
