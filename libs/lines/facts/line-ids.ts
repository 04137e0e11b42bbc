/** The sixteen product lines that have a slug and a form (spec funnel 1), and the URLs of their pages. */

export interface LineAddress {
  /** First path segment, for example `trafik-sigortasi`. */
  slug: string;
  /** Query that belongs to the slug, for example `{ usedVehicleSaleType: 'true' }`. */
  query?: Readonly<Record<string, string>>;
}

export const lineAddresses = {
  AUTO: { slug: 'kasko-sigortasi' },
  TRAFFIC: { slug: 'trafik-sigortasi' },
  SHORTTRAFFIC: { slug: 'kisa-sureli-trafik-sigortasi' },
  USEDVEHICLETRAFFIC: { slug: 'once-trafik-policesi-sonra-ruhsat-donemi', query: { usedVehicleSaleType: 'true' } },
  ELECTRICVEHICLE: { slug: 'elektrikli-arac-kasko' },
  IMM: { slug: 'imm-sigortasi' },
  GREENCARD: { slug: 'yesil-kart-sigortasi' },
  HEALTH: { slug: 'ozel-saglik-sigortasi' },
  COMPLEMENTHEALTH: { slug: 'tamamlayici-saglik-sigortasi' },
  TRAVEL: { slug: 'seyahat-saglik-sigortasi' },
  HOME: { slug: 'konut-sigortasi' },
  HOUSING: { slug: 'evim-guvende-sigortasi' },
  DASK: { slug: 'dask-sigortasi' },
  PET: { slug: 'evcil-hayvan-sigortasi' },
  PHONE: { slug: 'cep-telefonu-sigortasi' },
  PERSONALACCIDENT: { slug: 'ferdi-kaza-sigortasi' },
} as const satisfies Readonly<Record<string, LineAddress>>;

export type LineId = keyof typeof lineAddresses;

export const lineIds = Object.keys(lineAddresses) as [LineId, ...LineId[]];

/** Every name with a branch id: the lines, and two that are only ids. */
export type BranchName = LineId | 'LIFE' | 'TRAFFICCOMPLEMENTHEALTH';

export function isLineId(text: string): text is LineId {
  return Object.hasOwn(lineAddresses, text);
}
