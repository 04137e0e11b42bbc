/** Telephone numbers in display format, and links to them. */

/** `5321234567` (with or without 0 or +90) → `0532 123 45 67`; anything else is returned unchanged. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^(90|0)(?=\d{10}$)/, '');
  const parts = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits);
  return parts ? `0${parts.slice(1).join(' ')}` : phone;
}

/** `0850 000 00 00` → `tel:+908500000000`. */
export const phoneHref = (phone: string): string => `tel:+90${phone.replace(/\D/g, '').replace(/^0/, '')}`;

/** A WhatsApp deep link, with a prefilled message where there is one (funnel 7.4). */
export const whatsappHref = (phone: string, message?: string): string =>
  `https://wa.me/90${phone.replace(/\D/g, '').replace(/^0/, '')}${message === undefined ? '' : `?text=${encodeURIComponent(message)}`}`;

/** Lets the sender choose whom to write to. */
export const whatsappShareHref = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;
