import { imageFormats, imageWidths } from '@emsal/api/image-path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { openDeskSite, deskUrl, type DeskPerson, type DeskSite } from '../testing/desk-site';
import { contentImageFiles, contentImages } from '../../content/images/tables';
import { sampleDocument } from '../../content/testing/content-samples';
import type { PageDetail } from '@emsal/api/desk/content-shapes';

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
/** One black and one white column for each pixel would not compress; this bomb does. */
const bomb = () => photo(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();

describe('pictures at the desk', () => {
  let site: DeskSite;
  let editor: DeskPerson;
  let cookie: string;
  beforeAll(async () => {
    site = await openDeskSite();
    editor = await site.as('icerik@emsal.example');
    cookie = (await site.signIn('icerik@emsal.example')).cookie;
  });
  afterAll(() => site.close());

  const upload = async (payload: Buffer, headers: Record<string, string> = { cookie, origin: deskUrl }) => {
    const reply = await site.desk.inject({
      method: 'POST',
      url: '/api/images',
      payload,
      headers: { 'content-type': 'image/png', ...headers },
    });
    return {
      status: reply.statusCode,
      body: reply.json<{ isSuccess: boolean; result: Picture; messageCode: string; message?: string }>(),
    };
  };
  type Picture = { id: string; width: number; height: number };
  const uploaded = async (bytes: Buffer) => (await upload(bytes)).body.result;
  const fileOf = (id: string, file: string) => site.backend.app.inject({ url: `/api/cms/image/${id}/${file}` });

  it('are made in every width and modern format, upright, and without what the camera wrote', async () => {
    const { id, width, height } = await uploaded(
      await photo(900, 3_000)
        .withExif({ IFD0: { Copyright: 'gizli' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    expect([width, height]).toEqual([1440, 432]);
    for (const wide of imageWidths(width))
      for (const format of imageFormats) {
        const reply = await fileOf(id, `${wide}.${format}`);
        const made = await sharp(reply.rawPayload).metadata();
        expect([reply.statusCode, reply.headers['content-type'], made.width]).toEqual([200, `image/${format}`, wide]);
        expect([reply.headers['cache-control'], made.exif]).toEqual(['public, max-age=31536000, immutable', undefined]);
      }
  });

  it('are not enlarged', async () => {
    const { id, width, height } = await uploaded(await photo(300, 200).webp().toBuffer());
    expect([width, height, (await fileOf(id, '300.webp')).statusCode]).toEqual([300, 200, 200]);
    expect((await fileOf(id, '480.webp')).statusCode).toBe(404);
  });

  it.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['a script', async () => Buffer.from('<script>alert(1)</script>')],
    ['more than forty megapixels', bomb],
    ['a picture that ends early', async () => (await photo(900, 900).png().toBuffer()).subarray(0, 400)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s is refused', async (_, bytes) => {
    const { body } = await upload(await bytes());
    expect([body.isSuccess, body.messageCode]).toEqual([false, 'imageRefused']);
  });

  it('forty megapixels are taken', async () => {
    const { width, height } = await uploaded(await photo(8_000, 5_000).png({ compressionLevel: 9 }).toBuffer());
    expect([width, height]).toEqual([1440, 900]);
  });

  it('are uploaded by editors only, from the desk’s own origin, and stand in the audit log', async () => {
    const bytes = await photo(20, 20).png().toBuffer();
    const adviser = (await site.signIn('danisman@emsal.example')).cookie;
    expect((await upload(bytes, { origin: deskUrl })).status).toBe(401);
    expect((await upload(bytes, { cookie, origin: 'http://localhost:4200' })).status).toBe(403);
    expect((await upload(bytes, { cookie: adviser, origin: deskUrl })).status).toBe(403);
    const { status, body } = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect([status, body.message]).toEqual([413, expect.stringContaining('10 MB')]);
    const { id } = await uploaded(bytes);
    const admin = await site.as('yonetici@emsal.example');
    const { rows } = (await admin.call('GET auditLog', {})).body.result as {
      rows: { action: string; object: string }[];
    };
    expect(rows).toContainEqual(expect.objectContaining({ action: 'Görsel yükleme', object: id }));
  });

  it('are not stored unless the audit log says so', async () => {
    const { db } = site.backend.services;
    const bytes = await photo(30, 30).png().toBuffer();
    const stored = () => Promise.all([db.$count(contentImages), db.$count(contentImageFiles)]);
    const before = await stored();
    await db.execute(sql`ALTER TABLE desk_ledger ADD CONSTRAINT closed CHECK (action <> 'imageUploaded') NOT VALID`);
    const refused = await upload(bytes);
    await db.execute(sql`ALTER TABLE desk_ledger DROP CONSTRAINT closed`);
    expect([refused.status, await stored()]).toEqual([500, before]);
    expect((await upload(bytes)).body.isSuccess).toBe(true);
    expect(await stored()).toEqual([before[0] + 1, before[1] + imageFormats.length]);
  });

  it('are refused before they are read once somebody sends too many, and nobody else is', async () => {
    const { cookie: other } = await site.signIn('yonetici@emsal.example');
    const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1);
    const send = async () => (await upload(tooLarge, { cookie: other, origin: deskUrl })).status;
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++) statuses.push(await send());
    expect(statuses).toEqual([...Array<number>(20).fill(413), 429]);
    expect((await upload(tooLarge)).status).toBe(413);
  });

  it('of a page must exist in that size before it is published', async () => {
    const picture = await uploaded(await photo(600, 400).png().toBuffer());
    const failuresOf = async (slug: string, shown: Picture) => {
      const document = sampleDocument({ slug, blocks: [{ kind: 'image', picture: shown, alt: 'Tampon' }] });
      const { id } = (await editor.call('POST pages', { document })).body.result as { id: string };
      const page = (await editor.call('GET pages/{id}', { id })).body.result as PageDetail;
      const reply = await editor.call('GET versions/{id}/failures', { id: page.versions[0]!.id });
      return (reply.body.result as { about: string[] }[]).map(({ about }) => about);
    };
    expect(await failuresOf('var', picture)).toEqual([]);
    expect(await failuresOf('baska-boy', { ...picture, height: 401 })).toEqual([['Tampon']]);
    expect(await failuresOf('yok', { ...picture, id: 'f'.repeat(32) })).toEqual([['Tampon']]);
  });

  it.each(['480.svg', '0.webp', '480.webp/..', '480.jpeg', '99999.webp'])('there is no file %s', async (file) => {
    expect((await fileOf('a'.repeat(32), file)).statusCode).toBe(404);
  });
});
