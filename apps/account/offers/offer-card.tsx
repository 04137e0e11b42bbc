import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { Card } from '@emsal/ui/card/card';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Price } from '@emsal/ui/price/price';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { resumePath } from './offer-paths';
import { offersTexts as texts } from './offers.texts';

/** Line, what is insured, the lowest price with its last day, and the button that opens the list. */
export function OfferCard({ list }: { list: OpenOffers }) {
  const { quoteHeaderId, lineName, insured, offers, price, firmName, askedAt, validUntil } = list;
  return (
    <Card as="li">
      <Stack gap={12}>
        <Row between>
          <div>
            <h2>{lineName}</h2>
            {insured && <Text>{insured}</Text>}
            <Text size="small" tone="muted">
              {texts.count(offers, formatLongDate(askedAt))}
            </Text>
          </div>
          <div>
            <Price kurus={price} />
            <Text size="small" tone="muted">
              {texts.best(firmName)}
            </Text>
          </div>
        </Row>
        <Row between>
          <Text size="small" tone="muted">
            {texts.until(formatLongDate(validUntil), formatTime(validUntil))}
          </Text>
          <PostButton variant="line" action={resumePath(quoteHeaderId)} label={texts.openOf(lineName, insured)}>
            {texts.open}
          </PostButton>
        </Row>
      </Stack>
    </Card>
  );
}
