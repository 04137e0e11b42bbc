import { formatLongDate } from '@emsal/platform/formats/dates';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Icon } from '@emsal/ui/icon/icon';
import { clockCountdownIcon } from '@emsal/ui/icon/icons';
import { useEffect, useState } from 'react';
import styles from './discount-countdown.module.css';
import { timeLeft, soonestExpiry } from './discount-expiry';
import { discountTexts as texts } from './discount.texts';

const minute = 60_000;

/** Instant of this device, anew each minute; null until the page is the visitor's own. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A real end of a real discount, at most three days away; otherwise nothing. */
export function DiscountCountdown({ offers }: { offers: readonly Offer[] }) {
  const now = useNow();
  const soonest = now === null ? null : soonestExpiry(offers, now);
  if (now === null || soonest === null) return null;
  return (
    <aside className={styles.card} aria-label={texts.label}>
      <Icon of={clockCountdownIcon} />
      <p>{texts.ends(soonest.firmName, formatLongDate(soonest.day), timeLeft(soonest.at - now))}</p>
    </aside>
  );
}
