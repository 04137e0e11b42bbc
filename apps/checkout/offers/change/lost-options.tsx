import type { Offer } from '@emsal/state/offer/offer-state';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { lostOptionsTexts as texts } from './lost-options.texts';

/** What insurers no longer gave when the list was requested again. */
export function LostOptions({ offers }: { offers: readonly Offer[] }) {
  const losing = offers.filter(({ lostOptions }) => lostOptions !== undefined);
  if (losing.length === 0) return null;
  return (
    <Notice tone="warn" live>
      <Stack gap={4}>
        <b>{texts.title}</b>
        <Stack as="ul" gap={4}>
          {losing.map(({ productId, firmName, lostOptions = [] }) => (
            <li key={productId}>
              {texts.item(firmName, lostOptions.map(({ label, value }) => texts.option(label, value)).join(', '))}
            </li>
          ))}
        </Stack>
      </Stack>
    </Notice>
  );
}
