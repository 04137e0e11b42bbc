/** The offer as it was sold, stored with payments and applications; rows of earlier releases are read as the current version. */
import { personalJson } from '../../personal-data/personal-columns';
import type { ChosenOffer } from './chosen-offer';
import { riskOf, type VehicleV1 } from './vehicle-v1';

export interface SoldOffer extends Omit<ChosenOffer, 'validUntil' | 'endDate' | 'rulesOn'> {
  version: 2;
  /** Absent in offers that were sold before it was kept. */
  rulesOn?: string;
  validUntil: string;
}

/** Up to release 2026-11; it had no version. */
export type SoldOfferV1 = Omit<SoldOffer, 'version' | 'risk'> & { vehicle: VehicleV1 };

/** Without the end of cover, which the insurer's policy states. */
export const soldOffer = ({ endDate: _, ...offer }: ChosenOffer): SoldOffer => ({
  ...offer,
  version: 2,
  validUntil: offer.validUntil.toISOString(),
});

const isCurrent = (stored: SoldOffer | SoldOfferV1): stored is SoldOffer => 'version' in stored;

/** @throws Error for a version that only a later release can read */
export function readSoldOffer(stored: SoldOffer | SoldOfferV1): SoldOffer {
  if (!isCurrent(stored)) return liftedV1(stored);
  if (stored.version !== 2) throw new Error(`sold offer of version ${String(stored.version)}`);
  return stored;
}

const liftedV1 = ({ vehicle, ...offer }: SoldOfferV1): SoldOffer => ({ ...offer, version: 2, risk: riskOf(vehicle) });

/** A column of sold offers. @param context as of `personalJson` */
export const soldOfferColumn = (context: string) =>
  personalJson<SoldOffer>(context, (stored) => readSoldOffer(stored as SoldOffer | SoldOfferV1));
