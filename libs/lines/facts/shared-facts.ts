/** Facts that several lines share. */
import type { FirstDayRule, OfferListFeatures, Preloader } from './line-facts';

export const plainList: OfferListFeatures = {
  featured: 'none',
  filterPanel: false,
  compareCheckbox: false,
  infoWidget: 'generic',
};
export const fullList: OfferListFeatures = {
  featured: 'full',
  filterPanel: true,
  compareCheckbox: true,
  infoWidget: 'generic',
};
export const simpleList: OfferListFeatures = { ...plainList, featured: 'simple' };

export const seconds = (countdownSeconds: number, slideSeconds: number): Preloader => ({
  countdownSeconds,
  slideSeconds,
});

/** Insurers may use a running compulsory policy as a reference in its last 14 days only (SEDDK, since 2026). */
export const trafficFirstDay: FirstDayRule = { daysAhead: 30, referenceDays: 14 };
export const kaskoFirstDay: FirstDayRule = { daysAhead: 30 };

export const vehicleOwner = {
  family: 'vehicle',
  identityField: 'shortLicenseOwnerTcOrTaxNo',
  birthdayField: 'birthdayForLicense',
} as const;
export const insured = { family: 'health', identityField: 'insuredTcNo', birthdayField: 'birthdayInsured' } as const;
