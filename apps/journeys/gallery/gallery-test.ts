/** The test function with a component gallery per worker. */
import { test as base } from '@playwright/test';
import { openGallery } from '../../../tools/gallery/open-gallery.ts';

interface PerWorker {
  galleryUrl: string;
}

interface PerTest {
  /** Errors of the browser: exceptions, refused styles, failed requests. */
  complaints: string[];
}

export { expect } from '@playwright/test';
export const test = base.extend<PerTest, PerWorker>({
  galleryUrl: [
    async ({}, use) => {
      const gallery = await openGallery();
      await use(gallery.url);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await use(complaints);
    base.expect(complaints).toEqual([]);
  },
});
