import type { TimeLeft } from './discount-expiry';

function span({ days, hours }: TimeLeft): string {
  if (days > 0) return `${days} gün ${hours} saat`;
  return hours > 0 ? `${hours} saat` : 'bir saatten az';
}

export const discountEndTexts = {
  ends: (left: TimeLeft) => `Çevrim içi indirimin bitmesine ${span(left)} var`,
} as const;
