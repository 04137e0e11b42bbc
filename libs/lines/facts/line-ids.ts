/** The sixteen product lines with a page of their own (spec funnel 1): their slugs and, where there is one, the folder of the form. */

export interface LineAddress {
  /** First path segment, for example `trafik-sigortasi`. */
  slug: string;
  /** Query that belongs to the slug, for example `{ usedVehicleSaleType: 'true' }`. */
  query?: Readonly<Record<string, string>>;
  /** Folder of its form, under `libs/lines`; absent while it has none. */
  form?: `${string}/${string}`;
}

export const lineAddresses = {
  AUTO: { slug: 'kasko-sigortasi', form: 'vehicle/auto' },
  TRAFFIC: { slug: 'trafik-sigortasi', form: 'vehicle/traffic' },
  SHORTTRAFFIC: { slug: 'kisa-sureli-trafik-sigortasi', form: 'vehicle/short-traffic' },
  USEDVEHICLETRAFFIC: {
    slug: 'once-trafik-policesi-sonra-ruhsat-donemi',
    form: 'vehicle/used-vehicle-traffic',
    query: { usedVehicleSaleType: 'true' },
  },
  ELECTRICVEHICLE: { slug: 'elektrikli-arac-kasko', form: 'vehicle/electric-vehicle' },
  IMM: { slug: 'imm-sigortasi', form: 'vehicle/imm' },
  GREENCARD: { slug: 'yesil-kart-sigortasi', form: 'vehicle/green-card' },
  HEALTH: { slug: 'ozel-saglik-sigortasi', form: 'health/private-health' },
  COMPLEMENTHEALTH: { slug: 'tamamlayici-saglik-sigortasi', form: 'health/complement-health' },
  TRAVEL: { slug: 'seyahat-saglik-sigortasi', form: 'health/travel' },
  HOME: { slug: 'konut-sigortasi', form: 'property/home' },
  HOUSING: { slug: 'evim-guvende-sigortasi', form: 'property/housing' },
  DASK: { slug: 'dask-sigortasi', form: 'property/dask' },
  PET: { slug: 'evcil-hayvan-sigortasi', form: 'health/pet' },
  PHONE: { slug: 'cep-telefonu-sigortasi', form: 'property/phone' },
  PERSONALACCIDENT: { slug: 'ferdi-kaza-sigortasi', form: 'health/personal-accident' },
} as const satisfies Readonly<Record<string, LineAddress>>;

export type LineId = keyof typeof lineAddresses;

export const lineIds = Object.keys(lineAddresses) as [LineId, ...LineId[]];

/** Every name with a branch id: the lines, and two that are only ids. */
export type BranchName = LineId | 'LIFE' | 'TRAFFICCOMPLEMENTHEALTH';

export function isLineId(text: string): text is LineId {
  return Object.hasOwn(lineAddresses, text);
}
