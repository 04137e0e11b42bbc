import { maxUploadBytes } from '@emsal/validation/upload/upload';
import sharp from 'sharp';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { uploadModule } from './upload';

const page = () => sharp({ create: { width: 3000, height: 1200, channels: 4, background: '#00000000' } });
const located = () => page().withExif({ IFD0: { Copyright: 'a name that must not stay' } });

describe('the file of a visit', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => void (backend = await testApp([uploadModule], { env: { RATE_LIMIT_POINTS: '300' } })));
  beforeEach(async () => {
    visitor = await backend.visitor();
    visitId = await visitor.visit('SHORTTRAFFIC', 189);
  });
  afterAll(() => backend.close());

  const url = (purpose = 'authorityCertificate') => `/api/quoterequestapi/upload/${visitId}/${purpose}`;
  const upload = (payload: Buffer, type = 'image/png', who = visitor) =>
    who.send({ method: 'POST', url: url(), payload, headers: { 'content-type': type } });
  const fetched = (who = visitor) => backend.app.inject({ method: 'GET', url: url(), headers: who.headers() });

  it.each(['jpeg', 'png', 'gif'] as const)('F422 is accepted as %s and stored re-encoded as JPEG', async (format) => {
    const reply = await upload(await page().toFormat(format).toBuffer(), `image/${format}`);
    expect(reply.body).toMatchObject({
      isSuccess: true,
      result: { uploadId: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    const { format: kept, width } = await sharp((await fetched()).rawPayload).metadata();
    expect([kept, width]).toEqual(['jpeg', 2400]);
  });

  it('is stored without the image’s metadata', async () => {
    await upload(await located().jpeg().toBuffer(), 'image/jpeg');
    const { exif } = await sharp((await fetched()).rawPayload).metadata();
    expect(exif).toBeUndefined();
  });

  it.each([
    ['a script named PNG', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PDF instead of an image', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a truncated image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('F422 F423 refuses %s by its bytes: 400 at the field', async (_, bytes) => {
    const reply = await upload(bytes);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['authorityCertificate']]);
  });

  it('refuses an image format that the form does not name', async () => {
    expect((await upload(await page().webp().toBuffer(), 'image/webp')).status).toBe(400);
  });

  it('F421 M364 refuses more than 10 MB before reading it, and 10 MB only by content', async () => {
    const { status, body } = await upload(Buffer.alloc(maxUploadBytes + 1));
    expect([status, body.message]).toEqual([413, expect.stringContaining('10 MB')]);
    expect((await upload(Buffer.alloc(maxUploadBytes))).status).toBe(400);
  });

  it('F421 accepts an image of exactly 10 MB', async () => {
    const picture = await page().png().toBuffer();
    const padded = Buffer.concat([picture, Buffer.alloc(maxUploadBytes - picture.length)]);
    expect((await upload(padded)).body).toMatchObject({ isSuccess: true });
  });

  it('F422 removes a script that is appended to an image', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
    expect((await upload(Buffer.concat([picture, Buffer.from('=1;alert(1)')]), 'image/gif')).status).toBe(200);
    expect((await fetched()).rawPayload.includes('alert')).toBe(false);
  });

  it('replaces the earlier one, and can be removed', async () => {
    const narrow = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await upload(await page().png().toBuffer());
    await upload(narrow);
    expect((await sharp((await fetched()).rawPayload).metadata()).width).toBe(20);
    const remove = () =>
      visitor.call('POST quoterequestapi/upload/remove', { visitId, purpose: 'authorityCertificate' });
    expect([(await remove()).body.isSuccess, (await remove()).body.isSuccess]).toEqual([true, true]);
    expect((await fetched()).statusCode).toBe(404);
  });

  it('is accessible to its owner only', async () => {
    await upload(await page().png().toBuffer());
    const stranger = await backend.visitor();
    expect([
      (await fetched(stranger)).statusCode,
      (await upload(Buffer.from('x'), 'image/png', stranger)).status,
    ]).toEqual([404, 404]);
    const remove = await stranger.call('POST quoterequestapi/upload/remove', {
      visitId,
      purpose: 'authorityCertificate',
    });
    expect([remove.status, (await fetched()).statusCode]).toEqual([404, 200]);
  });

  it('counts against the rate limit of its owner over all visits', async () => {
    const send = async () => (await upload(Buffer.from('x'))).status;
    for (let at = 0; at < 14; at += 1) expect(await send()).toBe(400);
    visitId = await visitor.visit('SHORTTRAFFIC', 189);
    expect([await send(), await send()]).toEqual([429, 429]);
    backend.clock.advance(60);
    expect(await send()).toBe(400);
  });

  it('requires the token and a known purpose', async () => {
    const bare = await backend.app.inject({ method: 'POST', url: url(), payload: Buffer.from('x') });
    expect(bare.statusCode).toBe(403);
    const other = await visitor.send({ method: 'POST', url: url('passport'), payload: Buffer.from('x') as never });
    expect(other.status).toBe(404);
  });
});
