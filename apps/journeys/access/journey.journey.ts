import { sampleNamed } from '@emsal/lines/kit/sample';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { walkedLines } from '../samples/walked-lines';
import { chooseOffer, fillCard, fillPolicyInformation, passThreeD, pay } from '../walk/buy';
import { expectErrorState } from '../walk/error-state';
import { walkForm } from '../walk/form';
import { expect, site, slug, test } from '../walk/journey-test';
import { ownIdentity } from '../walk/person';
import { prepareVisit } from '../walk/prepared-visit';
import { ownNumber, telephone } from '../walk/sandbox';
import { buyerWith } from '../payment/reach-payment';
import { expectAccessible } from './faults';

/** Titles of the steps that cannot be left empty, and of the code panel. */
const asks = new Set([
  'Temel bilgiler',
  'Kişisel bilgiler',
  'Ruhsat bilgileri',
  'Araç özellikleri',
  'Telefonunuza gelen kodu girin',
]);

test('every step of the form, empty, wrong and with the code panel, has no axe violation and fits 320 px', async ({
  page,
  walker,
}) => {
  test.slow();
  const byHand = sampleNamed(walkedLines.traffic.samples, 'entered by hand, look-ups found nothing');
  const phone = telephone(ownNumber());
  const answers = { ...byHand.answers, shortLicenseOwnerTcOrTaxNo: ownIdentity(), licensePlateNo: '34YOK01' };
  await walker.open(`${site()}/${slug}/form`);
  await walkForm(walker, {
    line: traffic,
    slug,
    sample: { ...byHand, answers: { ...answers, phoneNumber: phone.number } },
    telephone: phone,
    atStep: async (title) => {
      await expectAccessible(page, title);
      if (!asks.has(title)) return;
      await page.locator('main form button[type=submit]').first().click();
      await expect(page).toHaveTitle(/^Hata: /);
      await expectAccessible(page, `${title} with errors`);
    },
  });
});

test('offers, summary, payment, payment check and policy have no axe violation and fit 320 px', async ({
  page,
  walker,
}) => {
  test.slow();
  await prepareVisit(page.context());
  const who = buyerWith();
  await walker.open(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('hepsi yanıtladı').first()).toBeVisible();
  await expectAccessible(page, 'offers');
  await page.getByText('Fiyat dökümü').first().click();
  await expectAccessible(page, 'offers with a breakdown');
  await chooseOffer(walker, slug);
  await page.getByRole('button', { name: 'Ödemeye geç' }).click();
  await expectErrorState(page);
  await expectAccessible(page, 'summary with errors');
  await fillPolicyInformation(walker, slug, who);
  await expectAccessible(page, 'payment');
  await fillCard(walker, who);
  await pay(walker);
  const check = page.url();
  expect(check).toContain('three-d');
  await passThreeD(walker);
  await walker.arrives(`/${slug}/police-basarili`);
  await expectAccessible(page, 'policy');
});

test('the no-offer dialog has no axe violation and fits 320 px', async ({ page, walker }) => {
  await prepareVisit(page.context(), { plate: '34YOK00' });
  await walker.open(`${site()}/${slug}/listeleme`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'no offer');
});

test('a declined payment check has no axe violation and fits 320 px', async ({ page }) => {
  const { reachBank } = await import('../payment/reach-payment');
  const { walker } = await reachBank(page);
  await walker.press('Vazgeç');
  await walker.arrives(`/${slug}/odeme-sorgulama`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme yarım kaldı');
  await expectAccessible(page, 'payment check');
});
