/** Traffic for less than a year: pro rata of the annual premium. Illustrative: no published short-term table was found. */
import { share } from '../share';

const yearDays = 365;

/** Kuruş, rounded half up. */
export const shortTermPremium = (yearPremium: number, days: number): number => share(yearPremium, days, yearDays);
