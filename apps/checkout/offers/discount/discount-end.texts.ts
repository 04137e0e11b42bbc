import type { TimeLeft } from './discount-expiry';

const span = ({ days, hours }: TimeLeft): string =>
  days > 0 ? `${days} gün ${hours} saat` : hours > 0 ? `${hours} saat` : 'bir saatten az';

export const discountTexts = {
  ends: (left: TimeLeft) => `Çevrim içi indirimin bitmesine ${span(left)} var`,
} as const;
