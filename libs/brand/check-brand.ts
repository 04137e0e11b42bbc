/** Checks the brand at start, so that a broker's typing error is a sentence and not a broken page. */
import type { Brand, BrandColours } from './brand-shape';
import { contrast } from './contrast';

const isPhone = (text: string): boolean => /^0\d{3} \d{3} \d{2} \d{2}$/.test(text);
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** Text needs this much (WCAG 2.2, 1.4.3). */
const enough = 4.5;
/** Grounds of the design system that the accent stands on; the test of libs/ui/tokens holds them equal. */
export const grounds = { page: '#f6f2e9', surface: '#fffdf8' } as const;

/** Each pair that is read: what is written, on what. */
const pairs = ({
  accent,
  accentHover,
  accentSoft,
  onAccent,
}: BrandColours): ReadonlyArray<[string, string, string]> => [
  ['onAccent on accent', onAccent, accent],
  ['onAccent on accentHover', onAccent, accentHover],
  ['accent on accentSoft', accent, accentSoft],
  ['accent on the page', accent, grounds.page],
  ['accent on a card', accent, grounds.surface],
];

function colourFaults(colours: BrandColours | undefined): string[] {
  if (!colours) return [];
  const wrong = Object.entries(colours).filter(([, colour]) => !isColour(colour));
  if (wrong.length > 0) return wrong.map(([role, colour]) => `colour ${role}: '${colour}' is not of the form #1a2b3c`);
  return pairs(colours)
    .map(([pair, one, other]) => [pair, contrast(one, other)] as const)
    .filter(([, ratio]) => ratio < enough)
    .map(([pair, ratio]) => `${pair} has a contrast of ${ratio.toFixed(1)}, it needs ${enough}`);
}

function faults(brand: Brand): string[] {
  const phones = [...Object.entries(brand.phones), ...Object.entries(brand.renewalPhones)];
  return [
    ...phones
      .filter(([, phone]) => !isPhone(phone))
      .map(([name, phone]) => `phone ${name}: '${phone}' is not of the form 0850 000 00 00`),
    ...brand.social
      .filter(({ href }) => !href.startsWith('https://'))
      .map(({ name }) => `social link ${name} must begin with https://`),
    ...[brand.logo, brand.favicon, ...brand.partners.map(({ path }) => path)]
      .filter((path) => !path.startsWith('/'))
      .map((path) => `'${path}' must be a path on this site`),
    ...(brand.name.trim() === '' ? ['name is empty'] : []),
    ...(brand.email.includes('@') ? [] : [`email '${brand.email}' has no @`]),
    ...colourFaults(brand.colours),
  ];
}

/** Gives the brand back; throws one error that names every fault. */
export function checkBrand(brand: Brand): Brand {
  const found = faults(brand);
  if (found.length > 0) throw new Error(`brand ${brand.name}: ${found.join('; ')}`);
  return brand;
}
