/** The native wrapper's messages arrive as window messages of our own origin; device id and scroll target are applied here. */
import { delays } from '@emsal/platform/formats/delays';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { receiveWebViewMessage, webViewState } from '@emsal/platform/web-view/web-view';

/** The app's device id overrides our cookie. */
function obeyDeviceId(deviceId: string | null): void {
  if (deviceId !== null && deviceId !== browserCookies.read(cookieTable.deviceId.name))
    browserCookies.write(cookieTable.deviceId, deviceId);
}

/** After the scroll to the top that follows a navigation. */
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
