/** What was insured in sold offers up to release 2026-11: always a vehicle. */
import type { Risk } from '@emsal/risks/risk';

export interface VehicleV1 {
  plate: string;
  description: string;
}

export const riskOf = ({ plate, description }: VehicleV1): Risk => ({
  kind: 'vehicle',
  version: 1,
  plate,
  ...(description !== '' && { name: description }),
});
