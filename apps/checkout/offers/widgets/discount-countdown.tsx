import { formatLongDate } from '@emsal/platform/formats/dates';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Icon } from '@emsal/ui/icon/icon';
import { clockCountdownIcon } from '@emsal/ui/icon/icons';
import { useEffect, useState } from 'react';
import styles from './discount-countdown.module.css';
import { timeLeft, soonestExpiry } from './discount-expiry';
import { discountTexts as texts } from './discount.texts';

const minute = 60_000;

/** Instant of this device, anew each minute; `since`, by the server, until the page is the visitor's own. */
function useNow(since: string): number {
  const [now, setNow] = useState(() => Date.parse(since));
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface DiscountCountdownProps {
  offers: readonly Offer[];
  /** ISO instant at which the offers were asked for: the first paint counts from it, so that nothing moves when the device's clock is known. */
  since: string;
}

/** A real end of a real discount, at most three days away; otherwise nothing. */
export function DiscountCountdown({ offers, since }: DiscountCountdownProps) {
  const now = useNow(since);
  const soonest = soonestExpiry(offers, now);
  if (soonest === null) return null;
  return (
    <aside className={styles.card} aria-label={texts.label}>
      <Icon of={clockCountdownIcon} />
      <p>{texts.ends(soonest.firmName, formatLongDate(soonest.day), timeLeft(soonest.at - now))}</p>
    </aside>
  );
}
