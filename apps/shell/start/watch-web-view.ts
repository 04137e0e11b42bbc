/** Messages of the native wrapper arrive as window messages of our own origin. */
import { receiveWebViewMessage } from '@emsal/platform/web-view/web-view';

export function watchWebView(): void {
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin) receiveWebViewMessage(data);
  });
}
