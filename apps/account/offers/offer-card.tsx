import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Price } from '@emsal/ui/price/price';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { resumePath, startWatchPath } from './offer-paths';
import { offersTexts as texts } from './offers.texts';
import { watchTexts } from './watch/watch.texts';

/** Line, what is insured, the lowest price with its last day, and the button that opens the list. */
export function OfferCard({ list, isWatched }: { list: OpenOffers; isWatched: boolean }) {
  const { quoteHeaderId, lineName, insured, offers, price, firmName, askedAt, validUntil } = list;
  return (
    <Card as="li">
      <Stack gap={12}>
        <Row between>
          <div>
            <h3>{lineName}</h3>
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
          <Row gap={12}>
            {!isWatched && (
              <Link
                variant="quiet"
                href={startWatchPath(quoteHeaderId)}
                aria-label={watchTexts.startOf(lineName, insured)}
              >
                {watchTexts.start}
              </Link>
            )}
            <PostButton variant="line" action={resumePath(quoteHeaderId)} label={texts.openOf(lineName, insured)}>
              {texts.open}
            </PostButton>
          </Row>
        </Row>
      </Stack>
    </Card>
  );
}
