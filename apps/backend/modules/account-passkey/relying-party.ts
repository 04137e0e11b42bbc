import { brand } from '@emsal/brand/brand';
import type { Config } from '../../config/config';
import { blindIndex } from '../../personal-data/blind-index';

/** The site, as passkeys know it. Another host name would know none of them. */
export const siteOf = ({ siteUrl }: Pick<Config, 'siteUrl'>) => {
  const { hostname, origin } = new URL(siteUrl);
  return { name: brand.name, id: hostname, origin };
};

/** Names a customer to authenticators, which keep one passkey of each and return it with a signature. */
export const userHandle = (customerId: string): string => blindIndex('passkeyUser', customerId);

/** Ed25519, P-256, RSA: what browsers' authenticators sign with. */
export const algorithms = [-8, -7, -257];
