/** A line that advisers prepare: from its landing page's form to the completed application, without offers, and to the desk. */
import { form } from '@emsal/lines/health/private-health/form';
import { samples } from '@emsal/lines/health/private-health/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { expectNoViolations } from '../walk/accessibility';
import { walkForm } from '../walk/form';
import { expect, site, test } from '../walk/journey-test';
import { telephone, uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';

const { slug } = form.facts;

test('F023 F070 F402 M044 M046 HEALTH leads from its landing page to an application, which the desk shows', async ({
  page,
  walker,
  watch,
}) => {
  // Asked at the desk before anybody has signed in.
  watch.expect(/401/);
  const phone = telephone(uniquePhoneNumber());
  await walker.open(`${site()}/${slug}`);
  await expectNoViolations(page, 'landing');
  await walker.fill(form.fields['insuredTcNo']!.label, uniqueIdentity());
  await walker.fill('Cep telefonu', phone.number);
  await walker.press('Başvuruya başla');
  await walkForm(walker, {
    ...{ line: form, slug, telephone: phone },
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
  await expectNoViolations(page, 'desk');
});
