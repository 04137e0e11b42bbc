/** The shape of a line's facts. */
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
  /** The pair's offers are linked to at the head of the list. */
  pairLink?: true;
}

export interface LineFacts extends LineAddress {
  id: LineId;
  /** Reading one: on the wire and in the names of storage keys (docs/decisions/020). */
  branchId: number;
  family: Family;
  /** Full Turkish name, for example `Trafik Sigortası`. */
  name: string;
  /** Name in running text, for example `trafik`. */
  shortName: string;
  /** Sold for vehicles on the road only: nobody asks whether the plate has been issued. */
  platedOnly?: true;
  /** Bought by whoever buys the vehicle: its registration still names the seller. */
  forBuyer?: true;
  identityField: IdentityField;
  birthdayField: BirthdayField;
  preloader: Preloader;
  /** Days for which a policy is valid; absent for a year. */
  validityDays?: number;
  /** The line whose offers are shown beside this one's. */
  pair?: LineId;
  /** Cross offers are fetched for this line. */
  crossOffers: boolean;
  offerList: OfferListFeatures;
}
