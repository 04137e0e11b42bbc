/** The price table of a line that advisers prepare, its `landing-tariff.ts`: premium in kuruş at an insurer's price level, by row. */
export type LandingTariff = Readonly<Record<string, (factor: number) => number | null>>;
