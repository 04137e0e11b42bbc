import { isMobileAgent } from '../web-view/mobile-agent';

/** What a browser says of itself (spec member 3, device record). */
export interface Device {
  userAgent: string;
  /** Phone or tablet. */
  isMobile: boolean;
}

/** @param userAgent empty where none was sent */
export const deviceOf = (userAgent: string): Device => ({ userAgent, isMobile: isMobileAgent(userAgent) });
