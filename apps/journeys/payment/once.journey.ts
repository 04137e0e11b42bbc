import { paymentOutcomes } from '@emsal/api/outcomes/payment';
import type { BrowserContext, Page } from '@playwright/test';
import { approve, fillCard, fillPolicyInformation, payAndApprove, pressPay, type Buyer } from '../walk/buy';
import { chargesFor } from '../walk/books';
import { chromiumEngine, inView } from '../walk/engines/chromium';
import { expect, sandbox, site, slug, test, type ErrorWatch } from '../walk/journey-test';
import { Walker } from '../walk/walker';
import { buyerWith, reachBank, reachPayment, reachSummary } from './reach-payment';

const expectChargedOnce = async (plate: string): Promise<void> => {
  const { policies, entries } = await chargesFor(sandbox(), plate);
  expect(policies).toHaveLength(1);
  expect(entries.map(({ kind }) => kind)).toEqual(['capture']);
};

test('F159 F160 F400 F401 F402 F069 a double click on pay charges once with 3-D Secure, which survives a reload and going back', async ({
  page,
}) => {
  const { walker, plate } = await reachPayment(page);
  await test.step('F159 F160 the cash price and the cost of every payment plan are shown', async () => {
    await expect(page.getByText(/^Peşin fiyat [\d.]+,\d\d\s₺$/)).toBeVisible();
    const plans = page.getByRole('table', { name: 'Ödeme seçenekleri' });
    await expect(plans.getByRole('radio', { name: /Tek çekim/ })).toBeChecked();
    await expect(plans.getByRole('row')).not.toHaveCount(1);
  });
  const started: string[] = [];
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
    if (request.url().endsWith('/policyrequest/CreateThreeD')) started.push(request.url());
  });
  await test.step('F400 the bank’s page opens once', async () => {
    const button = await inView(page.getByRole('button', { name: /₺ öde$/ }));
    await button.dblclick();
    await walker.arrives('/bank/three-d');
    expect(new URL(page.url()).origin).toBe(new URL(sandbox()).origin);
    expect(started).toHaveLength(1);
  });
  await approve(walker, slug);
  await test.step('F069 the policy page offers a related line and its documents', async () => {
    await expect(page.getByRole('complementary').getByRole('link', { name: /^Kasko/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cayma, iade ve indirim koşulları' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^PDF indir/ }).first()).toBeVisible();
  });
  await test.step('F401 F402 the status survives a reload, and going back charges nothing', async () => {
    const check = navigations.find((url) => url.includes('/odeme-sorgulama?odeme='));
    expect(check, 'the bank returns to the payment status page').toBeDefined();
    await page.goto(check!);
    await walker.arrives(`/${slug}/police-basarili`);
    await page.reload();
    await walker.sees('Hayırlı olsun, poliçeniz hazır.');
    await page.goBack();
    await walker.arrives(`/${slug}/police-basarili`);
    await expectChargedOnce(plate);
  });
});

/** Goes back and waits for the card's frame, which receives clicks at its old position until it is painted. */
async function backFromBank(page: Page, walker: Walker): Promise<void> {
  await page.goBack();
  await walker.arrives(`/${slug}/odeme-bilgileri`);
  await page.frameLocator('iframe').getByLabel('Kart numarası').waitFor();
}

test('a customer who leaves the bank with the back button sees that nothing was charged and can pay, once', async ({
  page,
}) => {
  const { walker, plate, who } = await reachBank(page);
  await backFromBank(page, walker);
  await expect(page.getByText(paymentOutcomes.atBank.message)).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Telefonunuza gelen kod'), 'the card’s frame has no history entry').toBeVisible();
  await backFromBank(page, walker);
  await walker.press('Sonucunu görün');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(paymentOutcomes.atBank.title);
  await page.reload();
  await expect(heading).toHaveText(paymentOutcomes.atBank.title);
  await page.getByRole('link', { name: 'Ödemeyi yeniden dene' }).click();
  await walker.arrives(`/${slug}/odeme-bilgileri`);
  await payAndApprove(walker, slug, who);
  await expectChargedOnce(plate);
});

/** Opens the payment page in another tab and fills in the card. */
async function openAnotherTab(
  context: BrowserContext,
  who: Buyer,
  watch: ErrorWatch,
): Promise<{ page: Page; walker: Walker }> {
  const page = await context.newPage();
  watch.follow(page);
  const walker = new Walker(chromiumEngine(page));
  await walker.open(`${site()}/${slug}/odeme-bilgileri`);
  await fillCard(walker, who);
  return { page, walker };
}

test('of two tabs that pay for one offer one charges, the other shows that it is paid', async ({
  page,
  context,
  watch,
}) => {
  const first = await reachBank(page);
  const { page: other, walker } = await openAnotherTab(context, first.who, watch);
  await approve(first.walker, slug);
  await pressPay(walker);
  await expect(other.getByRole('alert')).toContainText('Bu teklifin ödemesi tamamlandı, poliçeniz hazır.');
  await walker.press('Sonucunu görün');
  await walker.arrives(`/${slug}/police-basarili`);
  await expectChargedOnce(first.plate);
});

test('F336 without a visit the pages of a purchase redirect to /, and the list says why', async ({ page, context }) => {
  for (const path of ['odeme-bilgileri', 'police-bilgileri', 'listeleme']) {
    await context.clearCookies();
    await page.goto(`${site()}/${slug}/${path}`);
    expect(new URL(page.url()).pathname).toBe('/');
  }
  expect(new URL(page.url()).search).toBe('?neden=oturum');
  await expect(page.getByText('Bu tarayıcıda açık bir teklif isteğiniz yok')).toBeVisible();
});

test('F397 F133 F134 F135 the summary precedes the payment, with two numbered steps, the offer number and a back link', async ({
  page,
}) => {
  const { offerNo, walker } = await reachSummary(page);
  const steps = page.getByRole('list', { name: 'Satın alma adımları' }).getByRole('listitem');
  const arrow = page.getByRole('link', { name: 'Tekliflere dön' });
  await expect(steps).toHaveText([/Teklif özeti/, /Ödeme bilgileri/]);
  await expect(page.getByText(`Teklif no ${offerNo}`)).toBeVisible();
  await expect(arrow).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Teklif no ${offerNo}`)).toBeVisible();

  await fillPolicyInformation(walker, slug, buyerWith());
  await expect(steps).toHaveText([/Teklif özeti/, /Ödeme bilgileri/]);
  await expect(page.getByText(`Teklif no ${offerNo}`)).toBeVisible();
  await expect(arrow).toHaveCount(0);
});
