/** @vitest-environment node */
import { openEdge, pairOf, type EdgeSite } from '../testing/edge-site';

let site: EdgeSite;

beforeAll(async () => {
  site = await openEdge();
}, 120_000);

afterAll(() => site.close(), 30_000);

describe('the hero form', () => {
  const body = 'phoneNumber=5321234567&licensePlateNo=34ABC123&identityNo=10000000146&other=x';

  it('creates token and visit, stores what the line asks for and redirects to the form with 303', async () => {
    await site.sent();
    const answer = await site.submit(body);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/trafik-sigortasi/form']);
    expect(answer.headers.getSetCookie().map(pairOf)).toEqual(
      expect.arrayContaining(['visit-53=0123456789abcdef0123456789abcdef', 'token-secret=s']),
    );
    const sent = await site.sent();
    expect(sent.map(({ path }) => path)).toEqual(['/api/token/create', '/api/quoterequestapi/sharedstep/createfunnel']);
    expect(JSON.parse(sent[1]!.body)).toMatchObject({
      line: 'TRAFFIC',
      typed: { phoneNumber: '5321234567', licensePlateNo: '34ABC123', shortLicenseOwnerTcOrTaxNo: '10000000146' },
    });
    expect(sent[1]!.body).not.toContain('other');
    expect(sent[1]!.cookies).toContain('token-secret=');
  });

  const visitsOf = async (bodies: string[], headers: Record<string, string> = {}): Promise<number> => {
    await site.sent();
    const answers = await Promise.all(bodies.map((body) => site.submit(body, headers)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 303));
    return (await site.sent()).filter(({ path }) => path.endsWith('createfunnel')).length;
  };
  const phone = 'phoneNumber=5329999999';
  const keyed = (key: string): string => `${phone}&submissionKey=${key.repeat(32)}`;

  it('stores a double click once, by the key of its page load', async () => {
    expect(await visitsOf([keyed('a'), keyed('a')])).toBe(1);
  });

  it.each<[string, string[], Record<string, string>]>([
    ['without cookies', [phone, phone], {}],
    ['with the same cookies', [phone, phone], { cookie: 'token=abc; token-secret=s' }],
    ['with the same readable half of a token', [phone, phone], { cookie: 'token=abc' }],
    ['with keys of two page loads', [keyed('b'), keyed('c')], { cookie: 'token=abc' }],
    ['with a key that anybody could guess', [`${phone}&submissionKey=1`, `${phone}&submissionKey=1`], {}],
  ])('does not share a session with another visitor who sent the same: %s', async (_, bodies, headers) => {
    expect(await visitsOf(bodies, headers)).toBe(2);
  });

  it.each<Record<string, string>>([
    { origin: 'https://baska.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: '' },
  ])('refuses %p', async (headers) => {
    await site.sent();
    expect((await site.submit('phoneNumber=1', headers)).status).toBe(403);
    expect(await site.sent()).toEqual([]);
  });

  it('opens the form of the product that was chosen on the page, with the query of that line', async () => {
    await site.sent();
    const answer = await site.submit('product=USEDVEHICLETRAFFIC&phoneNumber=5321111111');
    expect(answer.headers.get('location')).toBe(
      '/once-trafik-policesi-sonra-ruhsat-donemi/form?usedVehicleSaleType=true',
    );
    const opened = (await site.sent()).find(({ path }) => path.endsWith('createfunnel'))!;
    expect(JSON.parse(opened.body)).toMatchObject({ line: 'USEDVEHICLETRAFFIC' });
  });

  it.each([
    [
      'an emoji at the cut',
      '',
      `phoneNumber=${encodeURIComponent(`${'5'.repeat(63)}😀`)}`,
      `${'5'.repeat(63)}\uFFFD`,
      undefined,
    ],
    ['NUL', '', 'phoneNumber=53%002', '532', undefined],
    ['a long marker', `?REF=${'r'.repeat(201)}`, 'phoneNumber=1', '1', 'r'.repeat(64)],
    ['a marker twice', '?REF=a&REF=b', 'phoneNumber=1', '1', undefined],
    ['a marker that is NUL', '?REF=%00', 'phoneNumber=1', '1', undefined],
  ])('sends nothing that the API would reject: %s', async (_, query, form, phoneNumber, ref) => {
    await site.sent();
    expect((await site.submitTo(`/trafik-sigortasi/form${query}`, form)).status).toBe(303);
    const opened = (await site.sent()).find(({ path }) => path.endsWith('createfunnel'))!;
    expect(JSON.parse(opened.body)).toEqual({
      branchId: 53,
      line: 'TRAFFIC',
      typed: { phoneNumber },
      ...(ref && { ref }),
    });
  });

  it('answers 404 in Turkish for an unknown line', async () => {
    const answer = await site.submitTo('/olmayan-sigorta/form', 'a=1');
    expect([answer.status, await answer.text()]).toEqual([404, 'Sayfa bulunamadı.']);
  });
});

describe('a form that is submitted before hydration, or without JavaScript', () => {
  it('reaches the action of its page with the typed values, and the page is shown again', async () => {
    await site.sent();
    const answer = await site.submitTo('/meyve', 'kind=Elma&colour=k%C4%B1rm%C4%B1z%C4%B1', { cookie: 'token=abc' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/meyve']);
    const [first, ...others] = await site.sent();
    expect([first!.path, JSON.parse(first!.body)]).toEqual(['/api/basket', { kind: 'Elma', colour: 'kırmızı' }]);
    expect([first!.cookies, others]).toEqual(['token=abc', []]);
  });

  it('for a page without an action is answered with the page itself', async () => {
    const answer = await site.submitTo('/odeme?a=1', 'card=1', { cookie: 'token=abc' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/odeme?a=1']);
  });

  it('for an unknown path ends at the 404 page', async () => {
    const answer = await site.submitTo('/x/y', 'a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/x/y']);
    expect((await site.get('/x/y')).status).toBe(404);
  });

  it('never redirects to another site', async () => {
    expect((await site.submitTo('//baska.example/', 'a=1')).headers.get('location')).toBe('/baska.example');
  });

  it.each<[number, string, Record<string, string>]>([
    [403, 'a=1', { origin: 'https://baska.example' }],
    [413, `a=${'x'.repeat(9_000)}`, {}],
    [415, '{}', { 'content-type': 'application/json' }],
  ])('is refused with %i before any action runs', async (status, body, headers) => {
    await site.sent();
    expect((await site.submitTo('/meyve', body, headers)).status).toBe(status);
    expect(await site.sent()).toEqual([]);
  });

  it('shows the telephone number on a step without JavaScript', async () => {
    const notice = /<noscript>(.*?)<\/noscript>/s.exec((await site.get('/meyve')).html)![1]!;
    expect(notice).toContain('JavaScript kapalı');
    expect(notice).toContain('href="tel:+90850');
  });
});
