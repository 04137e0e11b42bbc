/** A line that advisers prepare: from its landing page's form to the completed application, without offers, and to the desk. */
import { form } from '@emsal/lines/health/private-health/form';
import { samples } from '@emsal/lines/health/private-health/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { approveHealthForm } from './approve-health-form';
import { expectNoViolations } from '../walk/screen-checks';
import { walkForm } from '../walk/form';
import { expect, site, test } from '../walk/journey-test';
import { telephone, uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';

const { slug } = form.facts;

test('F023 F070 F402 M015 M044 M046 M114 M115 M116 M117 M333 HEALTH leads from its landing page to an application, the desk and the declaration', async ({
  page,
  walker,
  watch,
}) => {
  // Asked at the desk before anybody has signed in.
  watch.expect(/401/);
  const phone = telephone(uniquePhoneNumber());
  const identityNo = uniqueIdentity();
  await walker.open(`${site()}/${slug}`);
  await expectNoViolations(page, 'landing');
  await walker.fill(form.fields['insuredTcNo']!.label, identityNo);
  await walker.fill('Cep telefonu', phone.number);
  await walker.press('Başvuruya başla');
  await walkForm(walker, {
    line: form,
    slug,
    telephone: phone,
    sample: samples(dayInTurkey(new Date()))[0]!,
    atFilledStep: () => expectNoViolations(page, 'step'),
  });
  await walker.arrives(`/${slug}/basvuru-tamamlandi`);
  await expect(page.getByText(/sizi arayalım/)).toBeVisible();
  const recorded = await page.getByText(/^Başvurunuz \d{10} numarasıyla kaydedildi/).textContent();
  const applicationNo = /\d{10}/.exec(recorded!)![0];
  await page.getByRole('radio', { name: '18.00–21.00' }).check();
  await expect(page.getByText('Kaydettik: 18.00–21.00.')).toBeVisible();
  await expectNoViolations(page, 'application');

  await page.goto(process.env['DESK_URL']!);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await page.getByRole('button', { name: /Mert Yalın/ }).click();
  await page.goto(`${process.env['DESK_URL']}/danismanlik/${applicationNo}`);
  await expect(page.getByText('18.00–21.00')).toBeVisible();
  await page.getByRole('button', { name: 'Üstlen' }).click();
  await page.getByRole('button', { name: 'Formu aç' }).click();
  await expect(page.getByText('168')).toBeVisible();
  await page.getByLabel('Şirket').fill('Balarısı Sağlık');
  await page.getByRole('button', { name: 'Bağlantıyı SMS ile gönder' }).click();
  const sent = await page.getByText(/^SMS gitti/).textContent();
  await expectNoViolations(page, 'desk');
  await approveHealthForm(page, { link: /http\S+/.exec(sent!)![0], phone, identityNo });
});
