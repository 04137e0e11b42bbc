import { consentValue, cookieTextVersion } from '@emsal/platform/consent/cookie-consent';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test('F021 F301 F302 M021 M169 M170 M171 lp, REF and pid of the address are stored in session storage', async ({
  page,
}) => {
  await page.goto(`${site()}/?lp=bjk&REF=ortak&pid=42`);
  await expect
    .poll(() =>
      page.evaluate(() => [
        sessionStorage.getItem('snet-partnership'),
        sessionStorage.getItem('ref'),
        sessionStorage.getItem('pid'),
      ]),
    )
    .toEqual(['bjk', 'ortak', '42']);
});

test('F019 the partner marker is kept throughout the form', async ({ page, walker }) => {
  await page.goto(`${site()}/${slug}?lp=bjk`);
  await walker.fill('TCKN veya VKN', '10000000078');
  await walker.fill('Cep telefonu', '5321112233');
  await walker.fill('Plaka', '34ABC12');
  await walker.press('Teklifleri getir');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telefonunuza gelen kodu girin');
  expect(await page.evaluate(() => sessionStorage.getItem('snet-partnership'))).toBe('bjk');
});

test('M421 M422 the first load creates a token in a cookie and in session storage, with its secret part unreadable', async ({
  page,
  context,
}) => {
  await page.goto(`${site()}/`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  const cookies = await context.cookies(site());
  const named = (name: string) => cookies.find((cookie) => cookie.name === name);
  expect(named('token')?.value).toBe(await page.evaluate(() => sessionStorage.getItem('token')));
  expect(named('token-secret')?.httpOnly).toBe(true);
  expect(named('lang')).toMatchObject({ value: 'tr' });
  expect(named('lang')!.expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
});

test('F074 M152 an unknown route sends one 404 event', async ({ page, watch }) => {
  watch.expect(/404/);
  await page.addInitScript(() => {
    const sent: Promise<string>[] = [];
    navigator.sendBeacon = (_url, body) => sent.push((body as Blob).text()) > 0;
    Object.assign(window, { sent });
  });
  await page.goto(`${site()}/yok/boyle/sayfa`);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const bodies = await page.evaluate(() => Promise.all((window as unknown as { sent: Promise<string>[] }).sent));
  const events = bodies.flatMap((body) => (JSON.parse(body) as { events: { name: string }[] }).events);
  expect(events.filter(({ name }) => name === '404')).toHaveLength(1);
});

test('a lost secret cookie is renewed in the middle of the form, and the visitor can continue', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/403|404/);
  await prepareVisit(context, { until: 'form' });
  await page.goto(`${site()}/${slug}/form/temel-bilgiler`);
  await waitUntilHydrated(page);
  await context.clearCookies({ name: 'token-secret' });
  const created = page.waitForResponse((answer) => answer.url().endsWith('/token/create') && answer.ok());
  await page.getByRole('button', { name: 'Devam et' }).click();
  await created;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Araç özellikleri|Telefonunuza gelen kodu girin|Temel bilgiler/,
  );
  await expect(page.getByRole('button', { name: /Teklifleri getir|Devam et|Doğrula/ }).first()).toBeEnabled();
  await expect(page.getByRole('main')).not.toContainText('undefined');
});

test('M269 the first load, without a session cookie, reports device and path; the second one does not', async ({
  page,
}) => {
  const records: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track/addTrackInfo')) records.push(request.postDataJSON());
  });
  const answered = page.waitForResponse('**/api/track/addTrackInfo');
  await page.goto(`${site()}/${slug}?tc=1`);
  expect((await answered).status()).toBe(200);
  await page.goto(`${site()}/${slug}`, { waitUntil: 'networkidle' });
  const anonymous = { UserAgent: null, sessionId: null, DeviceId: null, UniqueId: null, Referer: null };
  expect(records).toEqual([
    expect.objectContaining({ PageUrl: `/${slug}`, MobileDevice: expect.any(Boolean), ...anonymous }),
  ]);
});

test('M270 with consent to measurement the referring site is stored in the referer cookie', async ({
  page,
  context,
}) => {
  const consent = { name: 'cookie-consent', value: consentValue(cookieTextVersion, ['measurement']), url: site() };
  await context.addCookies([consent]);
  await page.goto(`${site()}/${slug}`, { referer: 'https://arama.example/sonuc?q=1' });
  const referer = async () => (await context.cookies(site())).find(({ name }) => name === 'referer')?.value;
  await expect.poll(referer).toBe(encodeURIComponent('https://arama.example'));
});
