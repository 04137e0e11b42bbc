import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { Text } from '@emsal/ui/text/text';
import { watchTexts as texts } from './watch.texts';

const wordsOf = ({ state, nextOn }: PriceWatch): string =>
  state === 'running' ? texts.next(formatLongDate(nextOn)) : texts[state];

export const WatchState = ({ watch }: { watch: PriceWatch }) => (
  <Text size="small" tone="muted">
    {wordsOf(watch)}
  </Text>
);
