import { genericMessages } from '@emsal/validation/generic/generic-messages';
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import { identityMessages } from '@emsal/validation/identity/identity-messages';
import { phoneMessages } from '@emsal/validation/phone/phone-messages';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import { uploadMessages } from '@emsal/validation/upload/upload-messages';
import { knownPlate, walkToStep } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { samplePhoto } from '../walk/fill-fields';
import { expect, waitUntilHydrated, test } from '../walk/journey-test';
import { openStep } from '../walk/open-step';
import { expectLimit } from './limit';

test('pasted numbers with separators are read, and one digit too few or a wrong check digit is refused', async ({
  page,
  walker,
}) => {
  await walkToStep(walker, { of: walkedLines.traffic, sample: knownPlate, until: 'Temel bilgiler' });
  await waitUntilHydrated(page);
  await expectLimit(
    { page, walker },
    {
      label: 'Cep telefonu',
      refused: [
        ['532 123 45 6', phoneMessages.tooShort],
        ['4321234567', genericMessages.phoneInvalid],
      ],
      allowed: ['0 (532) 123-45.67', '+90 532 123 45 67', '532.123.45.67'],
    },
  );
  await expectLimit(
    { page, walker },
    {
      label: 'TCKN veya VKN',
      refused: [
        ['10000000079', identityMessages.wrongDigits],
        ['100000000', identityMessages.tooShortForBoth],
      ],
      allowed: ['100 000 000 78', '100-000-000.78', '111 111 1114'],
    },
  );
});

test('an image above ten megabytes is refused at the field and not uploaded', async ({ page }) => {
  await openStep(page, 'kisisel-bilgiler', { of: walkedLines.shortTraffic });
  const input = page.getByLabel('İkinci el araç ticareti yetki belgesi');
  const picture = { name: 'yetki.png', mimeType: 'image/png', buffer: Buffer.alloc(maxUploadBytes + 1) };
  await input.setInputFiles(picture);
  await expect(page.getByText(uploadMessages.tooLarge)).toBeVisible();
  await expect(page.getByText(uploadTexts.given)).toBeHidden();
});

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
