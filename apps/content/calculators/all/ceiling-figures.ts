/** What the ceiling and the step calculator read of the ceilings. */
import { ceilingPremium, defaultCeilingConfig } from '@emsal/tariffs/traffic/ceiling';
import { carCeilings, ceilingsEstimatedTo, type VehicleClass } from '@emsal/tariffs/traffic/traffic-figures';
import { stepPercent, type TrafficStep } from '@emsal/tariffs/traffic/step';
import { formatMonth } from '@emsal/platform/formats/dates';
import type { Values } from '../kit/field';

export const steps: readonly TrafficStep[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const lastPublished = Object.keys(carCeilings).sort().at(-1)!;

/** The month by which a calculator reckons: today's, or the last known one. */
export const ceilingMonth = (today: string): string => [today.slice(0, 7), ceilingsEstimatedTo.value].sort()[0]!;

/** Kuruş. */
export const ceilingOf = ({ il, arac }: Values, step: TrafficStep, month: string): number =>
  ceilingPremium({ provinceCode: il!, vehicleClass: arac as VehicleClass, step, month });

export function signedPercent(step: TrafficStep): string {
  const percent = stepPercent(step, defaultCeilingConfig.step4SurchargePct);
  return `${percent > 0 ? '+' : '−'}%${Math.abs(percent)}`;
}

const estimateNote = ` ${formatMonth(lastPublished)}, basında yayımlanan son tablodur; sonraki aylar hasar maliyet endeksiyle yürütülmüş tahmindir.`;

export const ceilingNote =
  'Tavan, şirketin isteyebileceği en yüksek fiyattır; teklifler altında kalır. İl ve araç oranlarının yayımlanmamış olanları örnektir.' +
  estimateNote;
