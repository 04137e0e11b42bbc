/** Messages of the native wrapper arrive as window messages of our own origin; some are obeyed here, the rest by whoever reads the state. */
import { delays } from '@emsal/platform/formats/delays';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { receiveWebViewMessage, webViewState } from '@emsal/platform/web-view/web-view';

/** The app knows its device better than our cookie does. */
function obeyDeviceId(deviceId: string | null): void {
  if (deviceId !== null && deviceId !== browserCookies.read(cookieTable.deviceId.name))
    browserCookies.write(cookieTable.deviceId, deviceId);
}

/** After the scroll to the top that a navigation brings with it. */
function obeyScrollTarget(target: string | null): void {
  if (target !== null) setTimeout(() => document.getElementById(target)?.scrollIntoView(), delays.scrollToTop);
}

export function watchWebView(): void {
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin) return;
    const before = webViewState();
    receiveWebViewMessage(data);
    const { deviceId, scrollTarget } = webViewState();
    obeyDeviceId(deviceId);
    if (scrollTarget !== before.scrollTarget) obeyScrollTarget(scrollTarget);
  });
}
