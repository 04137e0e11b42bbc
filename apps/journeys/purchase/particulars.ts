/** What single lines show in their purchase beside what all show. */
import { expect, type Page } from '@playwright/test';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { waitUntilHydrated } from '../walk/journey-test';
import type { Walker } from '../walk/walker';

interface Visitor {
  page: Page;
  walker: Walker;
}

export interface Particulars {
  /** Requirement ids and what is seen, for the title. */
  title: string;
  atSummary?: (visitor: Visitor) => Promise<void>;
  atPolicy: (visitor: Visitor) => Promise<void>;
}

export const particulars: Partial<Record<LineId, Particulars>> = {
  USEDVEHICLETRAFFIC: {
    title: 'F012 F279 with its notary sale, the licence is added afterwards:',
    atSummary: ({ walker }) => walker.sees('Noter satışı'),
    atPolicy: async ({ page, walker }) => {
      await waitUntilHydrated(page);
      await walker.fill('Belge seri no', 'AB 123456');
      await walker.press('Ruhsatı kaydet');
      await walker.sees('AB123456 seri numarasını kaydettik.');
    },
  },
  GREENCARD: {
    title: 'F650 the printed card goes to the policy’s address:',
    atPolicy: async ({ page, walker }) => {
      await waitUntilHydrated(page);
      await expect(page.getByRole('textbox', { name: 'Açık adres' })).toHaveValue('Örnek Mah. Çiğdem Sk. No: 1/2');
      await walker.press('Bu adrese gönder');
      await walker.sees('yaklaşık 3 iş günü içinde kargoyla gelir');
    },
  },
};
