import { useEffect, useState } from 'react';
import { isEndingSoon, timeLeft } from './discount-expiry';
import { discountEndTexts as texts } from './discount-end.texts';
import styles from './discount-end.module.css';

const minute = 60_000;

/** The device's clock, updated every minute; `requestedAt` (server time) until hydration. */
function useNow(requestedAt: string): number {
  const [now, setNow] = useState(() => Date.parse(requestedAt));
  useEffect(() => {
    const update = (): void => setNow(Date.now());
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface DiscountEndProps {
  /** ISO instant. */
  endsAt: string;
  /** ISO instant of the quote request, used for the first render. */
  requestedAt: string;
}

/** In the row of its offer: when the online discount ends, within three days of it (F143). */
export function DiscountEnd({ endsAt, requestedAt }: DiscountEndProps) {
  const now = useNow(requestedAt);
  const end = Date.parse(endsAt);
  if (!isEndingSoon(end, now)) return null;
  return <p className={styles.end}>{texts.ends(timeLeft(end - now))}</p>;
}
