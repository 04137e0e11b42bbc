import { expect, test } from '@playwright/test';
import { chromiumEngine } from '../walk/engines/chromium';
import { mailWith } from '../walk/sandbox';
import { Walker } from '../walk/walker';
import { buyer, buyTraffic } from './buy-traffic';

test('F001 F015 F474 a visitor buys compulsory traffic insurance and receives the policy', async ({ page }) => {
  const who = buyer();
  await buyTraffic(new Walker(chromiumEngine(page)), who);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /PDF/ }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  const mail = await mailWith(who.email, /poliçe/i);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)]);
});
