import { eq } from 'drizzle-orm';
import { buildDeskApp } from '../desk-app';
import { openProviderThatFails } from '../testing/failing-provider';
import { openDeskSite, type DeskSite } from '../testing/desk-site';
import { deskAuditLog, deskStaff } from '../tables';

const editor = 'icerik@emsal.example';

describe('the sign-in of the desk', () => {
  let site: DeskSite;
  beforeAll(async () => void (site = await openDeskSite()));
  afterAll(() => site.close());

  it('opens a session for a member of staff, and writes it down', async () => {
    const { location, cookie } = await site.signIn(editor);
    expect([location, cookie]).toEqual(['/', expect.stringContaining('desk-session=')]);
    const entries = await site.backend.services.db
      .select()
      .from(deskAuditLog)
      .where(eq(deskAuditLog.action, 'signedIn'));
    expect(entries).toHaveLength(1);
  });

  it('sets its cookie for this host alone, unreadable for scripts', async () => {
    const reply = await site.desk.inject('/giris');
    expect(String(reply.headers['set-cookie'])).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
    expect(String(reply.headers['set-cookie'])).not.toContain('Domain');
  });

  it('refuses an account that no member of staff has', async () => {
    const { location, cookie } = await site.signIn('yabanci@emsal.example');
    expect(location).toBe('/?hata=unknown');
    expect(cookie).not.toMatch(/desk-session=\S/);
  });

  it.each<[string, (query: URLSearchParams) => void]>([
    ['another attempt’s state', (query) => query.set('state', 'x')],
    ['an invented code', (query) => query.set('code', 'x')],
    [
      'a refusal of the provider',
      (query) => {
        query.delete('code');
        return query.set('error', 'access_denied');
      },
    ],
  ])('refuses a return with %s', async (_, change) => {
    expect((await site.signIn(editor, change)).location).toBe('/?hata=notProven');
  });

  it.each([
    ['a connection that breaks', 'drop', 'away', 50],
    ['a 500', 'break', 'away', 50],
    ['a refused code', 'refuse', 'notProven', 40],
  ] as const)('logs %s of the provider in the second half', async (_name, fault, failed, level) => {
    const failing = await openProviderThatFails();
    const desk = await buildDeskApp(site.backend.services, failing.provider);
    failing[fault]();
    const begun = await desk.inject('/giris');
    const state = new URL(begun.headers.location!).searchParams.get('state')!;
    const [cookie] = String(begun.headers['set-cookie']).split(';');
    const reply = await desk.inject({ url: `/giris/donus?code=a&state=${state}`, headers: { cookie } });
    await desk.close();
    await failing.close();
    const told = site.backend.log.filter((line) => line.includes('the identity provider proved nobody'));
    expect(JSON.parse(told.at(-1) ?? '{}')).toMatchObject({ level });
    expect(reply.headers.location).toBe(`/?hata=${failed}`);
  });

  it('refuses a return without the browser’s attempt', async () => {
    const reply = await site.desk.inject('/giris/donus?code=a&state=b');
    expect(reply.headers.location).toBe('/?hata=notProven');
  });

  it('ends a session half an hour after its last request, and ten hours after its first', async () => {
    const person = await site.as(editor);
    const minutes = async (count: number) => {
      site.backend.clock.advance(count * 60);
      return (await person.call('GET session', {})).status;
    };
    expect([await minutes(29), await minutes(29), await minutes(31)]).toEqual([200, 200, 401]);
    const working = await site.as(editor);
    const statuses: number[] = [];
    for (let passed = 0; passed <= 600; passed += 25) {
      site.backend.clock.advance(25 * 60);
      statuses.push((await working.call('GET session', {})).status);
    }
    expect(statuses.indexOf(401)).toBe(600 / 25 - 1);
  });

  it('ends a session at sign-out, and that of somebody who may no longer sign in', async () => {
    const leaving = await site.as(editor);
    expect((await leaving.call('POST session/end', {})).body.isSuccess).toBe(true);
    expect((await leaving.call('GET session', {})).status).toBe(401);
    const dismissed = await site.as('finans@emsal.example');
    const { db } = site.backend.services;
    const [row] = (await db.select().from(deskStaff)).filter(({ email }) => email === 'finans@emsal.example');
    await db.update(deskStaff).set({ isActive: false }).where(eq(deskStaff.id, row!.id));
    expect((await dismissed.call('GET session', {})).status).toBe(401);
  });

  it('answers twenty attempts of a network in a minute', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt++)
      statuses.push((await site.desk.inject({ url: '/giris/donus', remoteAddress: '203.0.113.7' })).statusCode);
    expect(statuses.lastIndexOf(302)).toBe(19);
    expect(statuses.at(-1)).toBe(429);
  });
});
