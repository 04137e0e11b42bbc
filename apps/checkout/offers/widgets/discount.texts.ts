import type { TimeLeft } from './discount-expiry';

const span = ({ days, hours }: TimeLeft): string =>
  days > 0 ? `${days} gün ${hours} saat` : hours > 0 ? `${hours} saat` : 'bir saatten az';

export const discountTexts = {
  label: 'Çevrim içi indirimin bitişi',
  ends: (firm: string, date: string, left: TimeLeft) =>
    `${firm} çevrim içi indirimini ${date} tarihinde bitiriyor: ${span(left)} kaldı.`,
} as const;
