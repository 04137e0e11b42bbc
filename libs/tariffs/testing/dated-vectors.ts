/** The dated cases, typed. */
import type { Construction } from '../dask/dask-figures';
import type { Drive } from '../fuel/fuel-cost';
import type { TaxedCar } from '../mtv/mtv';
import type { NewCar } from '../purchase-tax/purchase-tax';
import type { TrafficStep } from '../traffic/step';
import type { VehicleClass } from '../traffic/traffic-figures';
import vectors from '../dated-vectors.json' with { type: 'json' };

export interface DaskCase {
  construction: Construction;
  area: number;
  province: string;
  isBefore2000: boolean;
  floors: number;
  isRenewal: boolean;
}
export interface CeilingCase {
  province: string;
  vehicleClass: VehicleClass;
  step: TrafficStep;
}
interface Inputs {
  dask: DaskCase;
  ceiling: CeilingCase;
  mtv: TaxedCar;
  purchaseTax: NewCar;
  fuel: Drive;
}
type Kind = keyof Inputs;

export interface DatedVector<K extends Kind = Kind> {
  kind: K;
  /** `YYYY-MM-DD` */
  day: string;
  input: Inputs[K];
  /** Kuruş. */
  expected: number;
}

export const datedVectors = vectors as readonly DatedVector[];
export const vectorsOf = <K extends Kind>(kind: K): readonly DatedVector<K>[] =>
  datedVectors.filter((vector): vector is DatedVector<K> => vector.kind === kind);
