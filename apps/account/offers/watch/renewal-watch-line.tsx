/** On the card of a policy that ends soon: its watch, or the way to one with what it tells insurers. */
import type { RenewalWatch } from '@emsal/api/calls/customer-account/price-watches';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { renewalWatchPath, watchPath } from '../offer-paths';
import { watchTexts } from './watch.texts';

const texts = watchTexts.renewal;

interface RenewalWatchLineProps {
  renewal: RenewalWatch;
  /** `Trafik sigortası, 34 EML 128` */
  name: string;
  today: string;
}

function stateOf({ isPaused, price }: NonNullable<RenewalWatch['watch']>, nextOn: string): string {
  if (isPaused) return texts.paused;
  const day = formatLongDate(nextOn);
  return price === null ? texts.watched(day) : texts.lowest(formatMoney(price), day);
}

function wordsOf({ insurers, nextOn, watch }: RenewalWatch, today: string): string {
  if (watch) return stateOf(watch, nextOn);
  const first = nextOn > today ? ` ${texts.first(formatLongDate(nextOn))}` : '';
  return texts.insurers(insurers) + first;
}

export function RenewalWatchLine({ renewal, name, today }: RenewalWatchLineProps) {
  const { policyId, watch } = renewal;
  const link = watch
    ? { href: watchPath(watch.watchId), label: watchTexts.manage }
    : { href: renewalWatchPath(policyId), label: watchTexts.start };
  return (
    <div>
      <Link variant="alone" href={link.href} aria-label={`${link.label}: ${name}`}>
        {link.label}
      </Link>
      <Text size="small" tone="muted">
        {wordsOf(renewal, today)}
      </Text>
    </div>
  );
}
