import { isMobileAgent } from './mobile-agent';
import { applyWebViewMessage, initialWebView } from './web-view';

const inside = initialWebView('Mozilla/5.0 EmsalApp/3.1');
const outside = initialWebView('Mozilla/5.0');

describe('the native web view', () => {
  it.each([
    ['F480 M401', 'login', true, { isLoggedIn: true }],
    ['F481 M402', 'deviceId', 'abc', { deviceId: 'abc' }],
    ['F482 M405', 'qrScan', true, { isQrScanOffered: true }],
    ['F483 M404', 'disabledComponents', ['footer'], { disabledComponents: ['footer'] }],
    ['F484', 'scrollTarget', 'offers', { scrollTarget: 'offers' }],
    ['F485 M403', 'cameraPermission', true, { isCameraAllowed: true }],
    ['F486', 'branchList', ['TRAFFIC'], { branches: ['TRAFFIC'] }],
  ])('%s sets %s', (_, type, value, changed) => {
    expect(applyWebViewMessage(inside, { type, value })).toEqual({ ...inside, ...changed });
  });

  it.each([
    [null],
    [{ type: 'login', value: 'yes' }],
    [{ type: 'toString', value: 1 }],
    ['text'],
    [{ type: 'branchList', value: [1] }],
  ])('ignores %p', (message) => {
    expect(applyWebViewMessage(inside, message)).toEqual(inside);
  });

  it('ignores messages outside the app', () => {
    expect(applyWebViewMessage(outside, { type: 'login', value: true })).toBe(outside);
  });
});

describe('the device flag', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', true],
    ['Mozilla/5.0 (Linux; Android 16)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', false],
  ])('of %s is %s', (userAgent, expected) => {
    expect(isMobileAgent(userAgent)).toBe(expected);
  });
});
