/**
 * The brand of this process, chosen by the environment variable `BRAND`. Browsers read it from the page instead (brand.browser.ts), so
 * that one build serves every broker.
 */
import type { Brand } from './brand-shape';
import { brands } from './brands';
import { checkBrand } from './check-brand';

/** @throws when there is no such brand, or its configuration is invalid */
export function brandNamed(name: string): Brand {
  const found = Object.hasOwn(brands, name) ? brands[name] : undefined;
  if (!found) throw new Error(`BRAND must be one of ${Object.keys(brands).join(', ')}; it is "${name}".`);
  return checkBrand(found);
}

export const brand: Brand = brandNamed(process.env['BRAND'] || 'emsal');
