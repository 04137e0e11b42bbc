/** In a chunk of its own, so that axios is loaded with the first call. */
import { browserTransport, type BrowserTransportOptions } from '@emsal/api/browser-transport';
import type { PageTransport } from '@emsal/platform/page';

export const axiosTransport = (options: BrowserTransportOptions): PageTransport => browserTransport(options);
