/** Checks the brand's configuration at start, so that a typing error is a readable message and not a broken page. */
import type { Brand, BrandColours } from './brand-shape';
import { contrast } from './contrast';

const isPhone = (text: string): boolean => /^0\d{3} \d{3} \d{2} \d{2}$/.test(text);
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;
/** Backgrounds of the design system on which the accent colour is used; the spec of libs/ui/tokens checks that they are equal. */
export const backgrounds = { page: '#f6f2e9', surface: '#fffdf8' } as const;

/** Foreground and background pairs in which text is shown. */
const pairs = ({
  accent,
  accentHover,
  accentSoft,
  onAccent,
}: BrandColours): ReadonlyArray<[string, string, string]> => [
  ['onAccent on accent', onAccent, accent],
  ['onAccent on accentHover', onAccent, accentHover],
  ['accent on accentSoft', accent, accentSoft],
  ['accent on the page', accent, backgrounds.page],
  ['accent on a card', accent, backgrounds.surface],
];

function colourFaults(colours: BrandColours | undefined): string[] {
  if (!colours) return [];
  const wrong = Object.entries(colours).filter(([, colour]) => !isColour(colour));
  if (wrong.length > 0) return wrong.map(([role, colour]) => `colour ${role}: '${colour}' is not of the form #1a2b3c`);
  return pairs(colours)
    .map(([pair, one, other]) => [pair, contrast(one, other)] as const)
    .filter(([, ratio]) => ratio < minContrast)
    .map(([pair, ratio]) => `${pair} has a contrast of ${ratio.toFixed(1)}, it needs ${minContrast}`);
}

function brandFaults(brand: Brand): string[] {
  const phones = [...Object.entries(brand.phones), ...Object.entries(brand.renewalPhones)];
  return [
    ...phones
      .filter(([, phone]) => !isPhone(phone))
      .map(([name, phone]) => `phone ${name}: '${phone}' is not of the form 0850 000 00 00`),
    ...(/^(mailto:[^@\s]+@\S+|https:\/\/\S+)$/.test(brand.securityContact)
      ? []
      : [`securityContact: '${brand.securityContact}' must begin with mailto: or https://`]),
    ...brand.social
      .filter(({ href }) => !href.startsWith('https://'))
      .map(({ name }) => `social link ${name} must begin with https://`),
    ...brand.videos
      .filter(({ href }) => !href.startsWith('https://'))
      .map(({ title }) => `video ${title} must begin with https://`),
    ...[brand.logo, brand.favicon, ...brand.partners.map(({ path }) => path)]
      .filter((path) => !path.startsWith('/'))
      .map((path) => `'${path}' must be a path on this site`),
    ...(brand.name.trim() === '' ? ['name is empty'] : []),
    ...(brand.email.includes('@') ? [] : [`email '${brand.email}' has no @`]),
    ...colourFaults(brand.colours),
  ];
}

/** Returns the brand; throws one error that lists every fault. */
export function checkBrand(brand: Brand): Brand {
  const found = brandFaults(brand);
  if (found.length > 0) throw new Error(`brand ${brand.name}: ${found.join('; ')}`);
  return brand;
}
