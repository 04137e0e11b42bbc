/** The side widget of the cancellation pages: what to have at hand, and whom to call. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { layoutTexts as texts } from '../layout.texts';

export const CancelHelp = () => (
  <Card as="aside" label={texts.cancelHelp}>
    <Stack gap={16}>
      <h2>{texts.cancelHelp}</h2>
      <p>{texts.cancelHelpLead}</p>
      <p>
        {texts.call(brand.openingHours)}{' '}
        <Link variant="alone" href={phoneHref(brand.phones.sales)}>
          {brand.phones.sales}
        </Link>
      </p>
    </Stack>
  </Card>
);
