/** `npm run gallery`: every component in every state, rebuilt on each page load. */
import { fail, step } from '../start/progress.ts';
import { openGallery } from './open-gallery.ts';

const port = Number(process.env['GALLERY_PORT'] ?? 4500);

try {
  const { url } = await step('Building the gallery', () => openGallery({ port, isWatching: true }));
  console.log(`\n  Components: ${url}\n  Header:     ${url}/header-test\n\n  Ctrl-C stops it.`);
} catch (failure) {
  fail(failure);
}
