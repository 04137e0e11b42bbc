import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { watchPath } from '../offer-paths';
import { PriceLine } from './price-line';
import { WatchState } from './watch-state';
import { caption, headline } from './watch-words';
import { watchTexts as texts } from './watch.texts';

/** What is watched, how the price moved, and where the watch is changed. */
export function WatchCard({ watch }: { watch: PriceWatch }) {
  const { watchId, lineName, insured, frequency } = watch;
  return (
    <Card as="li">
      <Stack gap={12}>
        <div>
          <h3>{headline(watch)}</h3>
          <Text size="small" tone="muted">
            {[lineName, insured, texts.frequencies[frequency]].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <PriceLine watch={watch} />
        <Text>{caption(watch)}</Text>
        <Row between>
          <WatchState watch={watch} />
          <Link variant="line" href={watchPath(watchId)} aria-label={texts.manageOf(lineName, insured)}>
            {texts.manage}
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}
