/** What a broker's brand is made of: everything by which one site differs from another. */

/** CSS colours of the roles that a brand may replace, `#rrggbb`; check-brand.ts holds their contrast. */
export interface BrandColours {
  accent: string;
  accentHover: string;
  accentSoft: string;
  onAccent: string;
}

/** Two shapes of one drawing, in a box of 36 x 20. */
export interface BrandMark {
  /** Path data of the part that is drawn as a line. */
  open: string;
  /** Path data of the part that is filled with the accent. */
  full: string;
}

export interface Partner {
  /** Value of the query parameter `lp` (spec funnel 1). */
  marker: string;
  name: string;
  path: string;
  /** Its own programme stands in the place of the share-and-earn card (spec funnel 2.4). */
  hidesShareCard: boolean;
}

export interface Brand {
  name: string;
  slogan: string;
  legalName: string;
  registryNo: string;
  address: string;
  email: string;
  firstYear: number;
  /** The logo within pages: it takes their colours. */
  mark: BrandMark;
  /** Paths on this site: the logo for pictures and search engines, the icon. */
  logo: string;
  favicon: string;
  /** Absent: the colours of the design system itself. */
  colours?: BrandColours;
  /** Turkish numbers as people read them: `0850 000 00 00`. */
  phones: Readonly<Record<'sales' | 'zeroOffer' | 'telesales' | 'health' | 'whatsapp', string>>;
  /** By line id; a line without one uses the sales line. */
  renewalPhones: Readonly<Record<string, string>>;
  openingHours: string;
  whatsappText: string;
  social: ReadonlyArray<{ name: string; href: string }>;
  /** What visitors may rely on, in few words each; what is no fact of a real company says so (decision 154). */
  badges: readonly string[];
  partners: readonly Partner[];
}
