/** From a prepared visit to the payment page and the bank, in the browser. */
import type { Page } from '@playwright/test';
import { walkedLines } from '../walk/walked-lines';
import { chooseOffer, fillCard, fillPolicyInformation, goodCard, pay, type Buyer } from '../walk/buy';
import { chromiumEngine } from '../walk/engines/chromium';
import { slug } from '../walk/journey-test';
import { prepareVisit, type Preparation, type PreparedVisit } from '../walk/prepared-visit';
import { uniquePhoneNumber } from '../walk/sandbox';
import { Walker } from '../walk/walker';

export interface Payer extends PreparedVisit {
  walker: Walker;
  who: Buyer;
  siteUrl: string;
}

interface Purchase extends Preparation {
  card?: string;
  /** Name of the insurer whose offer is chosen; any insurer's unless given. */
  insurer?: string;
}

export const buyerWith = (number = goodCard.number): Buyer => ({
  email: `yolcu-${uniquePhoneNumber()}@ornek.example`,
  card: { ...goodCard, number },
});

/** Opens the policy information of a chosen offer. */
export async function reachSummary(page: Page, preparation: Purchase = {}): Promise<Payer> {
  const siteUrl = preparation.siteUrl ?? process.env['SITE_URL']!;
  const visit = await prepareVisit(page.context(), preparation);
  const walker = new Walker(chromiumEngine(page));
  const { slug } = (preparation.of ?? walkedLines.traffic).line.facts;
  await walker.open(`${siteUrl}/${slug}/listeleme`);
  await chooseOffer(walker, slug, preparation.insurer);
  return { ...visit, walker, who: buyerWith(preparation.card), siteUrl };
}

/** Opens the payment page and fills in the card. */
export async function reachPayment(page: Page, preparation: Purchase = {}): Promise<Payer> {
  const payer = await reachSummary(page, preparation);
  await fillPolicyInformation(payer.walker, slug, payer.who);
  await fillCard(payer.walker, payer.who);
  return payer;
}

/** Opens the bank's challenge. */
export async function reachBank(page: Page, preparation: Purchase = {}): Promise<Payer> {
  const payer = await reachPayment(page, preparation);
  await pay(payer.walker);
  return payer;
}
