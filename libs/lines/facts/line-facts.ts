/** What every app may know about a line without knowing its steps: a row of the specification's tables. */
import type { LineId } from './line-ids';

export type Family = 'vehicle' | 'property' | 'health';

export type IdentityField =
  | 'shortLicenseOwnerTcOrTaxNo'
  | 'insuredTcNo'
  | 'tcNoOrTaxNo'
  | 'tcNo'
  | 'titleDeedTcOrTaxNo'
  | 'licenseShortTrafficTcOrTaxNo';

export type BirthdayField = 'birthdayForLicense' | 'birthdayInsured' | 'birthday' | 'birthdayOwnerTitle';

/** Upper bound of the wait on the offer list and the seconds per slide; 0 means no preloader. */
export interface Preloader {
  countdownSeconds: number;
  slideSeconds: number;
}

export interface OfferListFeatures {
  featured: 'full' | 'simple' | 'none';
  filterPanel: boolean;
  compareCheckbox: boolean;
  infoWidget: 'home' | 'payment' | 'dask' | 'pet' | 'generic';
}

export interface LineFacts {
  id: LineId;
  /** First path segment, for example `trafik-sigortasi`. */
  slug: string;
  /** Query that belongs to the slug, for example `{ usedVehicleSaleType: 'true' }`. */
  query?: Readonly<Record<string, string>>;
  family: Family;
  /** Full Turkish name, for example `Trafik Sigortası`. */
  name: string;
  /** Name in running text, for example `trafik`. */
  shortName: string;
  identityField: IdentityField;
  birthdayField: BirthdayField;
  preloader: Preloader;
  /** The line whose offers are shown beside this one's. */
  pair?: LineId;
  /** Cross offers are fetched for this line. */
  crossOffers: boolean;
  offerList: OfferListFeatures;
}

const plainList: OfferListFeatures = {
  featured: 'none',
  filterPanel: false,
  compareCheckbox: false,
  infoWidget: 'generic',
};
const fullList: OfferListFeatures = {
  featured: 'full',
  filterPanel: true,
  compareCheckbox: true,
  infoWidget: 'generic',
};
const simpleList: OfferListFeatures = { ...plainList, featured: 'simple' };

const seconds = (countdownSeconds: number, slideSeconds: number): Preloader => ({ countdownSeconds, slideSeconds });

const vehicleOwner = {
  family: 'vehicle',
  identityField: 'shortLicenseOwnerTcOrTaxNo',
  birthdayField: 'birthdayForLicense',
} as const;
const insured = { family: 'health', identityField: 'insuredTcNo', birthdayField: 'birthdayInsured' } as const;

/** Every line's facts. ELECTRICVEHICLE and USEDVEHICLETRAFFIC take AUTO's and TRAFFIC's where the tables leave them out. */
export const lineFacts: Readonly<Record<LineId, LineFacts>> = {
  AUTO: {
    id: 'AUTO',
    slug: 'kasko-sigortasi',
    name: 'Kasko Sigortası',
    shortName: 'kasko',
    ...vehicleOwner,
    preloader: seconds(60, 10),
    pair: 'TRAFFIC',
    crossOffers: true,
    offerList: fullList,
  },
  TRAFFIC: {
    id: 'TRAFFIC',
    slug: 'trafik-sigortasi',
    name: 'Trafik Sigortası',
    shortName: 'trafik',
    ...vehicleOwner,
    preloader: seconds(60, 8),
    pair: 'AUTO',
    crossOffers: true,
    offerList: fullList,
  },
  SHORTTRAFFIC: {
    id: 'SHORTTRAFFIC',
    slug: 'kisa-sureli-trafik-sigortasi',
    name: 'Kısa Süreli Trafik Sigortası',
    shortName: 'kısa süreli trafik',
    ...vehicleOwner,
    identityField: 'licenseShortTrafficTcOrTaxNo',
    preloader: seconds(60, 4),
    pair: 'TRAFFIC',
    crossOffers: false,
    offerList: simpleList,
  },
  USEDVEHICLETRAFFIC: {
    id: 'USEDVEHICLETRAFFIC',
    slug: 'once-trafik-policesi-sonra-ruhsat-donemi',
    query: { usedVehicleSaleType: 'true' },
    name: 'İkinci El Araç Trafik Sigortası',
    shortName: 'ikinci el araç trafik',
    ...vehicleOwner,
    preloader: seconds(60, 8),
    crossOffers: false,
    offerList: plainList,
  },
  ELECTRICVEHICLE: {
    id: 'ELECTRICVEHICLE',
    slug: 'elektrikli-arac-kasko',
    name: 'Elektrikli Araç Kaskosu',
    shortName: 'elektrikli araç kaskosu',
    ...vehicleOwner,
    preloader: seconds(60, 10),
    crossOffers: false,
    offerList: plainList,
  },
  IMM: {
    id: 'IMM',
    slug: 'imm-sigortasi',
    name: 'İhtiyari Mali Mesuliyet Sigortası',
    shortName: 'İMM',
    ...vehicleOwner,
    preloader: seconds(40, 4),
    crossOffers: false,
    offerList: plainList,
  },
  GREENCARD: {
    id: 'GREENCARD',
    slug: 'yesil-kart-sigortasi',
    name: 'Yeşil Kart Sigortası',
    shortName: 'yeşil kart',
    ...vehicleOwner,
    preloader: seconds(25, 8),
    crossOffers: false,
    offerList: simpleList,
  },
  HEALTH: {
    id: 'HEALTH',
    slug: 'ozel-saglik-sigortasi',
    name: 'Özel Sağlık Sigortası',
    shortName: 'özel sağlık',
    ...insured,
    preloader: seconds(0, 0),
    crossOffers: false,
    offerList: plainList,
  },
  COMPLEMENTHEALTH: {
    id: 'COMPLEMENTHEALTH',
    slug: 'tamamlayici-saglik-sigortasi',
    name: 'Tamamlayıcı Sağlık Sigortası',
    shortName: 'tamamlayıcı sağlık',
    ...insured,
    preloader: seconds(60, 6),
    crossOffers: false,
    offerList: fullList,
  },
  TRAVEL: {
    id: 'TRAVEL',
    slug: 'seyahat-saglik-sigortasi',
    name: 'Seyahat Sağlık Sigortası',
    shortName: 'seyahat sağlık',
    ...insured,
    preloader: seconds(30, 4),
    crossOffers: false,
    offerList: { ...plainList, compareCheckbox: true },
  },
  HOME: {
    id: 'HOME',
    slug: 'konut-sigortasi',
    family: 'property',
    name: 'Konut Sigortası',
    shortName: 'konut',
    identityField: 'tcNoOrTaxNo',
    birthdayField: 'birthday',
    preloader: seconds(15, 6),
    pair: 'DASK',
    crossOffers: true,
    offerList: { ...plainList, infoWidget: 'home' },
  },
  HOUSING: {
    id: 'HOUSING',
    slug: 'evim-guvende-sigortasi',
    family: 'property',
    name: 'Evim Güvende Sigortası',
    shortName: 'Evim Güvende',
    identityField: 'tcNoOrTaxNo',
    birthdayField: 'birthday',
    preloader: seconds(0, 0),
    crossOffers: false,
    offerList: plainList,
  },
  DASK: {
    id: 'DASK',
    slug: 'dask-sigortasi',
    family: 'property',
    name: 'Zorunlu Deprem Sigortası (DASK)',
    shortName: 'DASK',
    identityField: 'titleDeedTcOrTaxNo',
    birthdayField: 'birthdayOwnerTitle',
    preloader: seconds(20, 6),
    pair: 'HOME',
    crossOffers: true,
    offerList: { ...plainList, infoWidget: 'dask' },
  },
  PET: {
    id: 'PET',
    slug: 'evcil-hayvan-sigortasi',
    family: 'health',
    name: 'Evcil Hayvan Sigortası',
    shortName: 'evcil hayvan',
    identityField: 'tcNo',
    birthdayField: 'birthday',
    preloader: seconds(10, 3),
    crossOffers: false,
    offerList: { ...plainList, infoWidget: 'pet' },
  },
  PHONE: {
    id: 'PHONE',
    slug: 'cep-telefonu-sigortasi',
    family: 'property',
    name: 'Cep Telefonu Sigortası',
    shortName: 'cep telefonu',
    identityField: 'tcNo',
    birthdayField: 'birthday',
    preloader: seconds(20, 4),
    crossOffers: false,
    offerList: { ...plainList, infoWidget: 'payment' },
  },
  PERSONALACCIDENT: {
    id: 'PERSONALACCIDENT',
    slug: 'ferdi-kaza-sigortasi',
    name: 'Ferdi Kaza Sigortası',
    shortName: 'ferdi kaza',
    ...insured,
    preloader: seconds(20, 5),
    crossOffers: false,
    offerList: plainList,
  },
};

export function factsOf(id: LineId): LineFacts {
  return lineFacts[id];
}
