/** The type of a broker's brand: everything in which one broker's site differs from another's. */

/** CSS colours that a brand may override, `#rrggbb`; check-brand.ts checks their contrast. */
export interface BrandColours {
  accent: string;
  accentHover: string;
  accentSoft: string;
  onAccent: string;
}

/** The mark's two SVG shapes, in a view box of 36 x 20. */
export interface BrandMark {
  /** Path data of the stroked shape. */
  open: string;
  /** Path data of the shape filled with the accent colour. */
  full: string;
}

export interface Partner {
  /** Value of the query parameter `lp` (spec funnel 1). */
  marker: string;
  name: string;
  path: string;
  /** The partner has its own programme, which replaces the share-and-earn card (spec funnel 2.4). */
  hidesShareCard: boolean;
}

export interface Brand {
  name: string;
  slogan: string;
  legalName: string;
  /** In the register of insurance intermediaries. Absent: not shown. */
  registryNo?: string;
  address: string;
  email: string;
  /** Where a customer complains, in order. Absent: not shown. */
  complaints?: string;
  /** How the company earns, one or two sentences. Absent: not shown. */
  earning?: string;
  /** Where weaknesses of the site are reported: `mailto:…` or `https://…` (RFC 9116). */
  securityContact: string;
  firstYear: number;
  /** The logo within pages, drawn in the page's colours. */
  mark: BrandMark;
  /** Paths on this site: the logo for share pictures and search engines, the icon. */
  logo: string;
  favicon: string;
  /** Absent: the design system's own colours. */
  colours?: BrandColours;
  /** Turkish numbers in display format: `0850 000 00 00`. */
  phones: Readonly<Record<'sales' | 'noOffer' | 'telesales' | 'health' | 'whatsapp', string>>;
  /** By line id; a line without one uses the sales line. */
  renewalPhones: Readonly<Record<string, string>>;
  openingHours: string;
  whatsappText: string;
  social: ReadonlyArray<{ name: string; href: string }>;
  /** Videos that the blog links to; no player is loaded before a visitor presses one. */
  videos: ReadonlyArray<{ title: string; href: string }>;
  /** Short trust statements that the company can prove (decision 154). */
  badges: readonly string[];
  partners: readonly Partner[];
}
