/** A chunk of its own: axios comes with the first call. */
import { browserTransport, type BrowserTransportOptions } from '@emsal/api/browser-transport';
import type { PageTransport } from '@emsal/platform/page';

export const axiosTransport = (options: BrowserTransportOptions): PageTransport => browserTransport(options);
