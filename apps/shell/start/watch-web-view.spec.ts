import type * as webView from '@emsal/platform/web-view/web-view';
import { watchWebView } from './watch-web-view';

vi.mock('@emsal/platform/web-view/web-view', async (importActual) => {
  const actual = await importActual<typeof webView>();
  let state = actual.initialWebView('EmsalApp/1');
  return {
    ...actual,
    webViewState: () => state,
    receiveWebViewMessage: (message: unknown) => (state = actual.applyWebViewMessage(state, message)),
  };
});

const say = (message: object, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data: message }));

describe('messages of the native wrapper', () => {
  beforeAll(() => watchWebView());
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('set the device id of the visit', () => {
    say({ type: 'deviceId', value: 'app-device' });
    expect(document.cookie).toContain('user-device-id=app-device');
  });

  it('scroll to the named element, after the 100 ms of a navigation', () => {
    document.body.innerHTML = '<p id="teklifler"></p>';
    const scrolled = vi.fn();
    document.getElementById('teklifler')!.scrollIntoView = scrolled;
    say({ type: 'scrollTarget', value: 'teklifler' });
    vi.advanceTimersByTime(99);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('of another origin are ignored', () => {
    say({ type: 'deviceId', value: 'stranger' }, 'https://baska.example');
    expect(document.cookie).not.toContain('stranger');
  });
});
