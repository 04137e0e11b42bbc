import { desc } from 'drizzle-orm';
import { testApp, type TestApp } from '../../testing/test-app';
import { carryOutRetention } from './carry-out-retention';
import { destructionLog } from './tables';
import { contentModule } from '../content/content';
import { createContent, publishContent, saveContent } from '../content/edit-content';
import { storeSeeds } from '../content/seed-content';
import { sampleDocument } from '../content/testing/content-samples';
import type { ContentVersion } from '../content/version-store';
import { readImageFile, saveImage } from '../content/images/image-store';

const day = 86_400;
const idOf = (letter: string) => letter.repeat(32);
const [live, former, draft, unused] = ['a', 'b', 'c', 'd'].map(idOf) as [string, string, string, string];

describe('pictures that nobody uses', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await testApp([contentModule]);
    await storeSeeds(backend.services, []);
    for (const id of [live, former, draft, unused]) await upload(id);
    const first = await page('resimli', former);
    await publishContent(backend.services, first.id);
    const edit = { document: withPicture('resimli', live), savedBy: 'editör' };
    const second = (await saveContent(backend.services, first, edit)) as ContentVersion;
    await publishContent(backend.services, second.id);
    await page('taslak', draft);
  });
  afterAll(() => backend.close());

  const upload = (id: string) =>
    saveImage(
      backend.services.db,
      {
        width: 320,
        height: 200,
        files: [{ width: 320, format: 'webp', content: Buffer.from(id) }],
      },
      { id, uploadedBy: 'editör', uploadedAt: backend.clock.now() },
    );
  const withPicture = (slug: string, id: string) =>
    sampleDocument({
      slug,
      blocks: [
        {
          kind: 'image',
          picture: { id, width: 320, height: 200 },
          alt: 'Bir örnek',
        },
      ],
    });
  const page = async (slug: string, id: string) =>
    (await createContent(backend.services, {
      document: withPicture(slug, id),
      savedBy: 'editör',
    })) as ContentVersion;
  const kept = async () => {
    const { db } = backend.services;
    const files = await Promise.all(
      [live, former, draft, unused].map((id) => readImageFile(db, { id, width: 320, format: 'webp' })),
    );
    return files.map((file) => file !== undefined);
  };

  it('are kept for a month, then deleted with a row in the destruction log; those of any version stay', async () => {
    backend.clock.advance(29 * day);
    await carryOutRetention(backend.services);
    expect(await kept()).toEqual([true, true, true, true]);
    backend.clock.advance(2 * day);
    await carryOutRetention(backend.services);
    expect(await kept()).toEqual([true, true, true, false]);
    const log = await backend.services.db.select().from(destructionLog).orderBy(desc(destructionLog.position));
    expect(log).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          tableName: 'content_image_files',
          action: 'delete',
          rowCount: 1,
        }),
        expect.objectContaining({
          tableName: 'content_images',
          action: 'delete',
          rowCount: 1,
        }),
      ]),
    );
  });
});
