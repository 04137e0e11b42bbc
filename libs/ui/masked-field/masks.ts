/** Formats and browser hints of masked fields: applied on blur, because formatting while typing moves the caret. */
export interface Mask {
  /** The formatted text; text that does not match is returned unchanged. */
  format: (typed: string) => string;
  inputMode: 'numeric' | 'tel' | 'text';
  autoComplete: string;
  prefix?: string;
  capitals?: boolean;
}

const digits = (text: string) => text.replace(/\D/g, '');
/** Digits as many as the sizes say, parted by spaces. */
const inGroups =
  (...sizes: number[]) =>
  (text: string) => {
    const groups: string[] = [];
    for (const size of sizes) {
      const start = groups.join('').length;
      groups.push(text.slice(start, start + size));
    }
    return groups.join(' ');
  };

/** `34emL0128` > `34 EML 0128`. */
export function formatPlate(typed: string): string {
  const parts = /^(\d{2})([A-Z]{1,3})(\d{2,5})$/.exec(typed.replace(/[\s.-]/g, '').toUpperCase());
  return parts ? parts.slice(1).join(' ') : typed;
}

/** `05321234567`, `+90 (0532)...` > `532 123 45 67`. */
export function formatPhone(typed: string): string {
  const national = digits(typed)
    .replace(/^(0090|90(?=0?\d{10}$))/, '')
    .replace(/^0/, '');
  return national.length === 10 ? inGroups(3, 3, 2, 2)(national) : typed;
}

/** Identity number 11 digits > `123 456 789 50`; tax number 10 digits > `123 456 78 90`. */
function formatIdentity(typed: string): string {
  const number = digits(typed);
  if (number.length === 11) return inGroups(3, 3, 3, 2)(number);
  return number.length === 10 ? inGroups(3, 3, 2, 2)(number) : typed;
}

/** `ab123456` > `AB 123456`. */
function formatLicenceSerial(typed: string): string {
  const parts = /^([A-Z]{2})(\d{6})$/.exec(typed.replace(/[\s.-]/g, '').toUpperCase());
  return parts ? `${parts[1]} ${parts[2]}` : typed;
}

export const masks = {
  plate: { format: formatPlate, inputMode: 'text', autoComplete: 'off', prefix: 'TR', capitals: true },
  phone: { format: formatPhone, inputMode: 'tel', autoComplete: 'tel-national', prefix: '+90' },
  identity: { format: formatIdentity, inputMode: 'numeric', autoComplete: 'off' },
  licenceSerial: { format: formatLicenceSerial, inputMode: 'text', autoComplete: 'off', capitals: true },
} satisfies Record<string, Mask>;

export type MaskKind = keyof typeof masks;
