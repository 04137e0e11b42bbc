import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import { uploadMessages } from '@emsal/validation/upload/upload-messages';
import { walkedLines } from '../walk/walked-lines';
import { samplePhoto } from '../walk/fill-fields';
import { expect, test } from '../walk/journey-test';
import { openStep } from '../walk/open-step';

test('a document disguised as an image is refused by its content, and the next file is accepted', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource.*400/);
  await openStep(page, 'kisisel-bilgiler', { of: walkedLines.shortTraffic });
  const input = page.getByLabel('İkinci el araç ticareti yetki belgesi');
  const name = 'yetki.png';
  await input.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
  await expect(page.getByText(uploadMessages.imageType)).toBeVisible();
  await input.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(samplePhoto.base64, 'base64') });
  await expect(page.getByText(uploadTexts.given)).toBeVisible();
  await expect(page.getByText(uploadMessages.imageType)).toBeHidden();
});
