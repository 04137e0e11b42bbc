import { trackingCalls } from '@emsal/api/calls/tracking';
import { consentValue, cookieTextVersion } from '@emsal/platform/consent/cookie-consent';
import type { TrackingRecord } from '@emsal/platform/tracking/tracking-record';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { carryOutRetention } from '../retention/carry-out-retention';
import { trackingModule } from './tracking';

const { sample } = trackingCalls['POST track/addTrackInfo'];

describe('the tracking record', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([trackingModule])));
  beforeEach(() => {
    visitor = new TestVisitor(backend.app);
    visitor.cookies.set('cookie-consent', consentValue(cookieTextVersion, ['measurement']));
  });
  afterAll(() => backend.close());

  let guids = 0;
  const add = async (change: Partial<TrackingRecord> = {}) => {
    const TrackGuid = (++guids).toString(16).padStart(32, '0');
    const { status, body } = await visitor.call('POST track/addTrackInfo', { ...sample, TrackGuid, ...change });
    const { rows } = await backend.services.database.pool.query<{ record: TrackingRecord }>(
      'SELECT record FROM tracking_records WHERE track_guid = $1',
      [change.TrackGuid ?? TrackGuid],
    );
    return { status, body, kept: rows.map(({ record }) => record) };
  };

  it('M425 M534 is accepted from anyone, stored unchanged, and answered with the referring site', async () => {
    const { body, kept } = await add({ sessionId: 's1' });
    expect(body).toMatchObject({ isSuccess: true, result: { referer: 'https://arama.example' } });
    expect(kept).toEqual([{ ...sample, TrackGuid: expect.any(String), sessionId: 's1' }]);
  });

  it.each([
    ['without its page', { PageUrl: undefined }],
    ['with an invalid time', { CreateDate: 'dün' }],
    ['with malformed A/B tests', { AbTesting: '25:C' }],
    ['with an invalid guid', { TrackGuid: 'x' }],
  ])('M425 is refused %s: 400 with the code, nothing stored', async (_, change) => {
    const { status, body, kept } = await add(change as Partial<TrackingRecord>);
    expect([status, body.messageCode, kept]).toEqual([400, 'badBody', []]);
  });

  it('has no identifiers without consent to measurement, whatever the page sends', async () => {
    visitor.cookies.delete('cookie-consent');
    const { body, kept } = await add();
    expect(body.result).toEqual({ referer: null });
    const none = { UserAgent: null, sessionId: null, DeviceId: null, UniqueId: null, Referer: null };
    expect(kept).toEqual([{ ...sample, ...none, TrackGuid: expect.any(String) }]);
  });

  it.each(['http://localhost:4200/trafik-sigortasi', 'rubbish', null])('returns no referer for %p', async (Referer) => {
    const { body, kept } = await add({ Referer });
    expect([body.result, kept[0]!.Referer]).toEqual([{ referer: null }, null]);
  });

  it('is stored without the query of its page and only once per guid', async () => {
    const TrackGuid = 'ab'.repeat(16);
    await add({ TrackGuid, PageUrl: '/trafik-sigortasi?tc=10000000146' });
    const { kept } = await add({ TrackGuid, PageUrl: '/' });
    expect(kept.map(({ PageUrl }) => PageUrl)).toEqual(['/trafik-sigortasi']);
  });

  it('does not keep the secret of a link', async () => {
    const { kept } = await add({ TrackGuid: 'cd'.repeat(16), PageUrl: '/police-pdf/geheim?from=sms' });
    expect(kept.map(({ PageUrl }) => PageUrl)).toEqual(['/police-pdf/[redacted]']);
  });

  it('is deleted after a year', async () => {
    const count = async (): Promise<number> =>
      (await backend.services.database.pool.query('SELECT FROM tracking_records')).rowCount!;
    await add();
    expect(await count()).toBeGreaterThan(0);
    const forget = () => carryOutRetention(backend.services);
    backend.clock.advance(364 * 86_400);
    await forget();
    expect(await count()).toBeGreaterThan(0);
    backend.clock.advance(2 * 86_400);
    await forget();
    expect(await count()).toBe(0);
  });
});

it('events are logged with their allowed fields only', async () => {
  const backend = await testApp([trackingModule]);
  const reply = await new TestVisitor(backend.app).call('POST track/addEvents', {
    events: [{ name: 'stepLeft', page: '/trafik-sigortasi?tc=1', data: { step: 'temel-bilgiler', note: 'gizli' } }],
  });
  const line = JSON.parse(backend.log.find((text) => text.includes('stepLeft'))!) as object;
  expect(reply.body.isSuccess).toBe(true);
  expect(line).toMatchObject({ event: 'stepLeft', page: '/trafik-sigortasi', data: { step: 'temel-bilgiler' } });
  expect(JSON.stringify(line)).not.toContain('gizli');
  await backend.close();
});
