/** The limits of compulsory traffic insurance for a car, as the texts of landing pages name them. */
import { formatLira } from '@emsal/platform/formats/money';
import { coverLimitsOn } from '@emsal/tariffs/traffic/cover-limits';

const limits = coverLimitsOn('2026-01-01');

export const limitAmounts = {
  'maddi-arac': formatLira(limits.materialPerVehicle),
  'maddi-kaza': formatLira(limits.materialPerAccident),
  'bedeni-kisi': formatLira(limits.bodilyPerPerson),
  'bedeni-kaza': formatLira(limits.bodilyPerAccident),
} as const;
