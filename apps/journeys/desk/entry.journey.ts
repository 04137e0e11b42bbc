/** What a visitor sends by a form is read at the desk by whoever owns its kind. */
import { expectNoViolations } from '../walk/screen-checks';
import { expect, site, test } from '../walk/journey-test';
import { uniquePhoneNumber } from '../walk/sandbox';

/** A name has no digits, and is stored in Turkish capitals: `i` as `İ`. */
const inLetters = (digits: string): string => digits.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);

test('a job application is read at the desk with its file, and marked as done', async ({ page, watch }) => {
  const desk = process.env['DESK_URL']!;
  // Asked before anybody has signed in.
  watch.expect(/401/);
  const typed = `Ayşe ${inLetters(uniquePhoneNumber())}`;
  const name = typed.toLocaleUpperCase('tr');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site()}/is-basvurusu`);
  await page.getByLabel('Ad soyad').fill(typed);
  await page.getByLabel('E-posta').fill('aday@ornek.example');
  await page.getByLabel('Cep telefonu').fill(uniquePhoneNumber());
  await page.getByLabel('Çalışmak istediğiniz alan').selectOption('technology');
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF\n');
  await page
    .getByLabel('Özgeçmiş', { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Aydınlatma metnini/ }).check();
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Başvurunuzu aldık' })).toBeVisible();

  await page.goto(desk);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await page.getByRole('button', { name: /Ece Tunalı/ }).click();
  await page.getByRole('link', { name: 'Başvurular' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectNoViolations(page, 'entries');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectNoViolations(page, 'entry');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Dosyayı indir' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: 'Tamamlandı olarak işaretle' }).click();
  await expect(page.getByText('Başvuru tamamlandı. Yeniden açabilirsiniz.')).toBeVisible();
  await page.getByRole('link', { name: 'Başvurular' }).first().click();
  await expect(page.getByRole('link', { name })).toBeHidden();
});
