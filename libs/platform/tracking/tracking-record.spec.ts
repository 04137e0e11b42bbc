import { deviceOf } from '../session/device';
import { siteOf, trackingRecord, withoutIdentifiers, type NewSession } from './tracking-record';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const begun: NewSession = {
  now: new Date('2026-11-21T10:00:00Z'),
  path: '/trafik-sigortasi?tc=10000000146',
  device: deviceOf(phone),
  guid: '0f'.repeat(16),
  clientId: 'emsal-web',
  abTests: [],
  sessionId: 's1',
  deviceId: 'd1',
  uniqueId: 'u1',
  referrer: 'https://arama.example/sonuc?q=sigorta',
  earlierReferer: 'https://eski.example',
};

it.each([
  [phone, true],
  ['Mozilla/5.0 (X11; Linux x86_64)', false],
  ['', false],
])('M189 the device record of %p holds the user agent and whether it is mobile: %p', (userAgent, isMobile) => {
  expect(deviceOf(userAgent)).toEqual({ userAgent, isMobile });
});

describe('the tracking record', () => {
  it('M241 holds the eleven fields of the specification, the first page as a path without query', () => {
    expect(trackingRecord(begun)).toEqual({
      CreateDate: '2026-11-21T10:00:00.000Z',
      PageUrl: '/trafik-sigortasi',
      UserAgent: phone,
      DeviceId: 'd1',
      MobileDevice: true,
      UniqueId: 'u1',
      sessionId: 's1',
      Referer: 'https://arama.example',
      TrackGuid: '0f'.repeat(16),
      ClientId: 'emsal-web',
      AbTesting: '',
    });
  });

  it.each([
    [[], ''],
    [[{ index: 25, value: 'C' }], '25=C'],
    [
      [
        { index: 25, value: 'C' },
        { index: 31, value: 'A' },
      ],
      '25=C;31=A',
    ],
  ])('M242 formats the A/B tests %j as %p', (abTests, written) => {
    expect(trackingRecord({ ...begun, abTests }).AbTesting).toBe(written);
  });

  it('names the stored referring site when this visit has none', () => {
    expect(trackingRecord({ ...begun, referrer: '' }).Referer).toBe('https://eski.example');
    expect(trackingRecord({ ...begun, referrer: '', earlierReferer: undefined }).Referer).toBeNull();
  });

  it("is truncated to the API's limits, so that a long user agent does not lose the record", () => {
    const long = 'x'.repeat(2000);
    const { UserAgent, DeviceId } = trackingRecord({ ...begun, device: deviceOf(long), deviceId: long });
    expect([UserAgent?.length, DeviceId?.length]).toEqual([512, 64]);
  });

  it('contains no identifiers without consent to measurement', () => {
    const { UserAgent, sessionId, DeviceId, UniqueId, Referer, ...rest } = withoutIdentifiers(trackingRecord(begun));
    expect([UserAgent, sessionId, DeviceId, UniqueId, Referer]).toEqual([null, null, null, null, null]);
    expect(rest).toMatchObject({ PageUrl: '/trafik-sigortasi', MobileDevice: true, ClientId: 'emsal-web' });
  });
});

it.each([
  ['https://arama.example/sonuc?q=tc', 'https://arama.example'],
  ['http://localhost:4200/', 'http://localhost:4200'],
  ['android-app://com.arama', null],
  ['', null],
])('the site of %p is %p', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
