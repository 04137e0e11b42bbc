/** Checks the brand at start, so that a broker's typing error is a sentence and not a broken page. */

export interface Brand {
  name: string;
  slogan: string;
  legalName: string;
  registryNo: string;
  address: string;
  email: string;
  firstYear: number;
  /** Paths on this site. */
  logo: string;
  favicon: string;
  /** Turkish numbers as people read them: `0850 000 00 00`. */
  phones: Record<'sales' | 'zeroOffer' | 'telesales' | 'health' | 'whatsapp', string>;
  /** By line id; a line without one uses the sales line. */
  renewalPhones: Readonly<Record<string, string>>;
  openingHours: string;
  whatsappText: string;
  social: ReadonlyArray<{ name: string; href: string }>;
  /** Known values of the partnership marker `lp`. */
  partners: readonly string[];
  contractedInsurers: number;
}

const isPhone = (text: string): boolean => /^0\d{3} \d{3} \d{2} \d{2}$/.test(text);

function faults(brand: Brand): string[] {
  const phones = [...Object.entries(brand.phones), ...Object.entries(brand.renewalPhones)];
  return [
    ...phones
      .filter(([, phone]) => !isPhone(phone))
      .map(([name, phone]) => `phone ${name}: '${phone}' is not of the form 0850 000 00 00`),
    ...brand.social
      .filter(({ href }) => !href.startsWith('https://'))
      .map(({ name }) => `social link ${name} must begin with https://`),
    ...[brand.logo, brand.favicon]
      .filter((path) => !path.startsWith('/'))
      .map((path) => `'${path}' must be a path on this site`),
    ...(brand.name.trim() === '' ? ['name is empty'] : []),
    ...(brand.email.includes('@') ? [] : [`email '${brand.email}' has no @`]),
  ];
}

/** Gives the brand back; throws one error that names every fault. */
export function checkBrand(brand: Brand): Brand {
  const found = faults(brand);
  if (found.length > 0) throw new Error(`libs/brand/brand.ts: ${found.join('; ')}`);
  return brand;
}
