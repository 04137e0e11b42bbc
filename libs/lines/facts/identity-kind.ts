/** Eleven digits are a person, anything else is a tax number (spec funnel 3.5, `isEntityTc`). */
export function isEntityTc(identity: string): boolean {
  return /^\d{11}$/.test(identity);
}

/** Name of the telephone field in every line (spec funnel 3.5). */
export const phoneField = 'phoneNumber';
