/** Telephone numbers and plates in display format. */

/** `5321234567` (with or without 0 or +90) → `0532 123 45 67`; anything else is returned unchanged. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^(90|0)(?=\d{10}$)/, '');
  const parts = /^(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits);
  return parts ? `0${parts.slice(1).join(' ')}` : phone;
}

/** `0850 000 00 00` → `tel:+908500000000`. */
export const phoneHref = (phone: string): string => `tel:+90${phone.replace(/\D/g, '').replace(/^0/, '')}`;

/** A WhatsApp deep link with a prefilled message (funnel 7.4). */
export const whatsappHref = (phone: string, message: string): string =>
  `https://wa.me/90${phone.replace(/\D/g, '').replace(/^0/, '')}?text=${encodeURIComponent(message)}`;

/** `34eml128` → `34 EML 128`, in ASCII capitals: a plate has no Turkish letters. */
export function formatPlate(plate: string): string {
  const parts = /^(\d{2})([A-Z]{1,3})(\d{2,5})$/.exec(plate.replace(/[^0-9a-z]/gi, '').toUpperCase());
  return parts ? parts.slice(1).join(' ') : plate;
}
