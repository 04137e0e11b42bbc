import type { Page } from '@playwright/test';
import { walkedLines } from '../walk/walked-lines';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { goodCard } from '../walk/buy';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { uniqueIdentity, uniquePlate } from '../walk/unique-people';
import { uniquePhoneNumber, telephone } from '../walk/sandbox';

/** Uses the page by keyboard only: Tab until the control has the focus, then keys. */
class Keyboard {
  /** Number of fields that were typed into. */
  typed = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Accessible name of the focused element, also inside a frame. */
  private async focusName(): Promise<string> {
    for (const frame of this.page.frames()) {
      const name = await frame
        .evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          if (!element || element === document.body || element.tagName === 'IFRAME') return '';
          return (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '')
            .replace(/\s+/g, ' ')
            .trim();
        })
        .catch(() => '');
      if (name && (await frame.evaluate(() => document.hasFocus()).catch(() => false))) return name;
    }
    return '';
  }
  async reach(wanted: string | RegExp): Promise<void> {
    const seen: string[] = [];
    for (let presses = 0; presses < 120; presses++) {
      const name = await this.focusName();
      if (typeof wanted === 'string' ? name.startsWith(wanted) : wanted.test(name)) return;
      seen.push(name);
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${wanted} on ${this.page.url()}; it reached ${[...new Set(seen)].join(' | ')}`);
  }
  async type(field: string | RegExp, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.type(text);
    this.typed += 1;
  }
  async press(control: string | RegExp, key = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press(key);
  }
}

test('the whole purchase by keyboard alone, with five typed values (seven boxes) from the landing page to the offers', async ({
  page,
}) => {
  test.slow();
  const keys = new Keyboard(page);
  const phone = telephone(uniquePhoneNumber());
  const heading = (text: string): Promise<void> => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  const [year, month, day] = String(walkedLines.traffic.samples[0]!.answers['birthdayForLicense']).split('-');

  await page.goto(`${site()}/${slug}`);
  await keys.type('TCKN veya VKN', uniqueIdentity());
  await keys.type('Cep telefonu', phone.number);
  await keys.type('Plaka', uniquePlate());
  await page.keyboard.press('Enter');
  await heading('Telefonunuza gelen kodu girin');
  await keys.type('SMS ile gelen 6 haneli kod', await phone.lastCode());
  await heading('Kişisel bilgiler');
  await keys.type('Gün', day!);
  await keys.type('Ay', month!);
  await keys.type('Yıl', year!);
  await page.keyboard.press('Enter');
  await heading('Araç özellikleri');
  await keys.press('Teklifleri getir');
  await page.waitForURL(`**/${slug}/listeleme`);
  expect(keys.typed).toBeLessThanOrEqual(7);

  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  await keys.press(/^Teklifi seç: /, 'Space');
  await page.waitForURL(`**/${slug}/police-bilgileri`);
  await waitUntilHydrated(page);
  await keys.type('E-posta', `yolcu-${uniquePhoneNumber()}@ornek.example`);
  await keys.press(/^İl$/, 'ArrowDown');
  await expect(page.locator('#district option').nth(1)).toBeAttached();
  await keys.press(/^İlçe/, 'ArrowDown');
  await keys.type('Açık adres', 'Örnek Mah. Çiğdem Sk. No: 1/2');
  await keys.press('Belgeleri okudum, onaylıyorum', 'Space');
  await keys.press('Ödemeye geç');
  await page.waitForURL(`**/${slug}/odeme-bilgileri`);
  await waitUntilHydrated(page);
  await page.frameLocator('iframe').getByLabel('Kart numarası').waitFor();
  await keys.type('Kart üzerindeki ad', goodCard.name);
  await keys.type('Kart numarası', goodCard.number);
  await keys.type('Son kullanma', goodCard.expiry);
  await keys.type('Güvenlik kodu', goodCard.code);
  await keys.press(/₺ öde$/);
  await page.waitForURL('**/bank/three-d?*');
  const code = /\b\d{6}\b/.exec(await page.getByRole('main').innerText())![0];
  await keys.type('Telefonunuza gelen kod', code);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${slug}/police-basarili**`);
  // The links appear when the policy is issued.
  await page
    .getByRole('link', { name: /^PDF indir/ })
    .first()
    .waitFor();
  const download = page.waitForEvent('download');
  await keys.press(/^PDF indir/);
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
