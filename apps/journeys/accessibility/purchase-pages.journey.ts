import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { approve, chooseOffer, fillCard, fillPolicyInformation, pay } from '../walk/buy';
import { expectErrorState } from '../walk/error-state';
import { expect, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { buyerWith, reachBank } from '../payment/reach-payment';
import { expectScreen, expectState } from '../walk/screen-checks';

test('F002 offers, summary, payment, payment check and policy have no axe violation and fit every width', async ({
  page,
  walker,
}) => {
  test.slow();
  await prepareVisit(page.context());
  const who = buyerWith();
  await walker.open(`${site()}/${slug}/listeleme`);
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  await expectScreen(page, 'offers');
  await page.locator('summary', { hasText: 'Fiyat ve puan' }).first().click();
  await expectState(page, 'offers with a breakdown');
  await chooseOffer(walker, slug);
  await page.getByRole('button', { name: 'Ödemeye geç' }).click();
  await expectErrorState(page);
  await expectScreen(page, 'summary with errors');
  await fillPolicyInformation(walker, slug, who);
  await expectScreen(page, 'payment');
  await fillCard(walker, who);
  await pay(walker);
  await expectScreen(page, 'the bank');
  await approve(walker, slug);
  await expectScreen(page, 'policy');
});

test('the no-offer dialog has no axe violation and fits every width', async ({ page, walker }) => {
  await prepareVisit(page.context(), { plate: '34YOK00' });
  await walker.open(`${site()}/${slug}/listeleme`);
  await expect(page.getByRole('dialog')).toBeVisible(allAnsweredTimeout);
  await expectScreen(page, 'no offer');
});

test('a cancelled challenge is shown as an abandoned payment, which has no axe violation and fits every width', async ({
  page,
}) => {
  const { walker } = await reachBank(page);
  await walker.press('Vazgeç');
  await walker.arrives(`/${slug}/odeme-sorgulama`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme yarım kaldı');
  await expect(page.getByRole('main')).toContainText('Kartınızdan çekim yapılmadı.');
  await expectScreen(page, 'payment check');
});
