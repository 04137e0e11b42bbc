/** Traffic for sixty days: the days' share of a year's premium. Illustrative: no published short-term table was found. */
import { share } from '../share';

export const shortTermDays = 60;
const yearDays = 365;

/** Kuruş, rounded half up. */
export const shortTermPremium = (yearPremium: number): number => share(yearPremium, shortTermDays, yearDays);
