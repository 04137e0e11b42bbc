/** The person and telephone that this browser has proven within the session, masked: a landing page's form does not ask them again. */

export interface KnownPerson {
  /** `100******78` */
  identity: string;
  /** `0532 *** ** 67` */
  phone: string;
}

const identityShape = /^\d{3}\*{5,6}\d{2}$/;
const phoneShape = /^0\d{3} \*{3} \*{2} \d{2}$/;

/** Null for an absent or damaged cookie. @param value of the cookie */
export function parseKnownPerson(value: string | undefined): KnownPerson | null {
  const [identity = '', phone = ''] = (value ?? '').split('|');
  return identityShape.test(identity) && phoneShape.test(phone) ? { identity, phone } : null;
}

/** The cookie's value. */
export const knownPersonValue = ({ identity, phone }: KnownPerson): string => `${identity}|${phone}`;
