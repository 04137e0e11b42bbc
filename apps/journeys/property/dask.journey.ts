/** The complete purchase of DASK with a known address code, from its landing page to the policy in the mailbox. */
import { expect } from '@playwright/test';
import { sampleNamed } from '@emsal/lines/kit/sample';
import { form as dask } from '@emsal/lines/property/dask/form';
import { samples as daskSamples } from '@emsal/lines/property/dask/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { buyFromList, goodCard } from '../walk/buy';
import { walkForm } from '../walk/form';
import { test } from '../walk/journey-test';
import { mailWith, telephone, uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';

const slug = 'dask-sigortasi';

/** In one width only: a home has one earthquake policy at a time. */
test('F001 F032 M041 DASK is bought with an address code: one price, no best offer, the policy by mail', async ({
  walker,
}) => {
  const phone = telephone(uniquePhoneNumber());
  const sample = sampleNamed(daskSamples(dayInTurkey(new Date())), 'known address code');
  const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
  await walker.open(`${process.env['SITE_URL']}/${slug}`);
  await walker.fill('TCKN veya VKN', uniqueIdentity());
  await walker.fill('Cep telefonu', phone.number);
  await walker.press('Teklifleri getir');
  await walkForm(walker, { line: dask, slug, sample, telephone: phone });
  const law = async () => (await walker.text('main')).includes('kanunla bütün şirketlerde aynıdır') || undefined;
  await walker.either(law, 'that the law sets the price');
  expect(await walker.text('main')).not.toMatch(/en ucuz|En iyi fiyat/i);
  await buyFromList(walker, slug, { email, card: goodCard });
  expect((await mailWith(email, /poliçe/i)).attachments).toHaveLength(1);
});
