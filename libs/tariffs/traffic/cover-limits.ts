import { coverLimits, type CoverLimits } from './traffic-figures';

/** Limits of a policy that starts on this day (`YYYY-MM-DD`), in kuruş. The last known year applies until a new one is published. */
export function coverLimitsOn(day: string): Readonly<Record<keyof CoverLimits, number>> {
  const limits = coverLimits[day < '2026' ? '2025' : '2026'];
  const inKurus = (name: keyof CoverLimits) => limits[name].value * 100;
  return {
    materialPerVehicle: inKurus('materialPerVehicle'),
    materialPerAccident: inKurus('materialPerAccident'),
    bodilyPerPerson: inKurus('bodilyPerPerson'),
    bodilyPerAccident: inKurus('bodilyPerAccident'),
  };
}
