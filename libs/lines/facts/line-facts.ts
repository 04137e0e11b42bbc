/** The type of a line's facts. */
import type { LineAddress, LineId } from './line-ids';

export type Family = 'vehicle' | 'property' | 'health';

export type IdentityField =
  | 'shortLicenseOwnerTcOrTaxNo'
  | 'insuredTcNo'
  | 'tcNoOrTaxNo'
  | 'tcNo'
  | 'titleDeedTcOrTaxNo'
  | 'licenseShortTrafficTcOrTaxNo';

export type BirthdayField = 'birthdayForLicense' | 'birthdayInsured' | 'birthday' | 'birthdayOwnerTitle';

/** `adviser`: by telephone only. */
export type Sale = 'closed' | 'adviser' | 'online';

/** The law allows a thing one policy of the class at a time, whatever the line. */
export type CompulsoryClass = 'compulsoryTraffic' | 'compulsoryEarthquake';

/** Longest wait on the offer list, and seconds per slide; 0 means no preloader. */
export interface Preloader {
  countdownSeconds: number;
  slideSeconds: number;
}

export interface OfferListFeatures {
  featured: 'full' | 'simple' | 'none';
  filterPanel: boolean;
  compareCheckbox: boolean;
  infoWidget: 'home' | 'payment' | 'dask' | 'pet' | 'generic';
  /** Compulsory covers, the same by law in every offer: offers differ in price and extras. */
  legalCovers?: true;
  /** The price too is the same by law: offers are ordered by the insurers' service, and none is the best. */
  legalPrice?: true;
  /** The list begins with a link to the paired line's offers. */
  pairLink?: true;
  /** Without any offer the visitor is led to the paired line's list (spec funnel 4.2). */
  pairFallback?: true;
  /** The visit has a short link. */
  shortLink?: true;
}

/** What the line says of an empty offer list where the general sentence helps less. */
export interface NoOfferWords {
  /** What to check when the insurers declined. */
  message?: string;
  /** When the paired line has offers. */
  withPair?: { title: string; message: string };
  /** Of a refusal by age that is not the vehicle's. */
  age?: { title: string; message: string };
}

/** When a policy of the line may begin. Days count to the first day, and to the end of the running policy of the same line. */
export interface FirstDayRule {
  /** How far ahead: a running policy that ends later cannot be renewed yet. */
  daysAhead: number;
  /** A running policy is a reference for the new price only this close to its end; absent: always. */
  referenceDays?: number;
}

export type LineIcon =
  | 'car'
  | 'carProfile'
  | 'clock'
  | 'scales'
  | 'lightning'
  | 'registration'
  | 'globe'
  | 'heartbeat'
  | 'firstAid'
  | 'house'
  | 'buildings'
  | 'shield'
  | 'airplane'
  | 'person'
  | 'paw'
  | 'phone';

/** How lists of products show the line. */
export interface ProductLabel {
  icon: LineIcon;
  /** Shorter than the name, for tiles. */
  short: string;
  remark: string;
  /** Position among the products. */
  rank: number;
  /** Shown with journeys and everyday life, not with the line's family. */
  isEveryday?: true;
}

export interface LineFacts extends LineAddress {
  id: LineId;
  /** Reading one: on the wire and in the names of storage keys (decision 020). */
  branchId: number;
  family: Family;
  /** Full Turkish name, for example `Trafik Sigortası`. */
  name: string;
  /** Name in running text, for example `trafik`. */
  shortName: string;
  sale: Sale;
  label: ProductLabel;
  /** Sold only for registered vehicles: the form does not ask whether a plate has been issued. */
  platedOnly?: true;
  /** Sold only for electric vehicles. */
  electricOnly?: true;
  /** Sold only beside a running policy of this line. */
  requires?: LineId;
  /** Bought by the buyer of a used vehicle, whose registration still names the seller. */
  forBuyer?: true;
  identityField: IdentityField;
  birthdayField: BirthdayField;
  preloader: Preloader;
  /** Absent where the day follows from something else, such as a journey. */
  firstDay?: FirstDayRule;
  /** Days for which a policy is valid; absent for a year. */
  validityDays?: number;
  /** Absent for a voluntary line. */
  compulsoryClass?: CompulsoryClass;
  /** The line whose offers are shown in addition to this line's. */
  pair?: LineId;
  /** Cross offers are requested for this line. */
  crossOffers: boolean;
  offerList: OfferListFeatures;
  noOffer?: NoOfferWords;
}
