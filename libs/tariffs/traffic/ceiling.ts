/** Legal ceiling of a traffic premium in kuruş: the month's base, the province, the vehicle class and the step. Insurers price below it. */
import { share } from '../share';
import { stepPercent, type TrafficStep } from './step';
import {
  carCeilings,
  classCeilings,
  electricShare,
  otherProvincesShare,
  provinceShares,
  type VehicleClass,
} from './traffic-figures';

export interface CeilingConfig {
  /** Percent at step 4: 10 as the specification says, 0 in the newspapers' reading. */
  step4SurchargePct: number;
  /** Rise per month after the last published table, in hundredths of a percent; the regulator's cost index rose 0.66% in January 2026. */
  monthlyRiseBasisPoints: number;
}

export const defaultCeilingConfig: CeilingConfig = { step4SurchargePct: 10, monthlyRiseBasisPoints: 66 };

interface CeilingBaseInput {
  /** `01` to `81`. */
  provinceCode: string;
  vehicleClass: VehicleClass;
  /** `YYYY-MM` of the policy's first day. */
  month: string;
  isElectric?: boolean;
}
export interface CeilingInput extends CeilingBaseInput {
  step: TrafficStep;
}

/** Highest lawful premium in kuruş, rounded half up. */
export const ceilingPremium = ({ step, ...question }: CeilingInput, config = defaultCeilingConfig): number =>
  share(ceilingBase(question, config), 100 + stepPercent(step, config.step4SurchargePct), 100);

/** The same before the step. */
export function ceilingBase(
  { provinceCode, vehicleClass, month, isElectric = false }: CeilingBaseInput,
  config = defaultCeilingConfig,
): number {
  const base = carBase(month, provinceCode, config);
  const ofClass = share(base, classCeilings[vehicleClass].value, classCeilings.car.value);
  return isElectric ? share(ofClass, electricShare.value, 10_000) : ofClass;
}

/** Base of a car in kuruş: the published figure, or the last published month raised month by month. Earlier months take the first table. */
function carBase(month: string, provinceCode: string, config: CeilingConfig): number {
  const table = publishedMonth(month);
  const published = carCeilings[table]!.value;
  const inProvince = published[provinceCode] ?? share(published['34'], provinceShare(provinceCode), 10_000);
  return raised(inProvince * 100, monthsBetween(table, month), config.monthlyRiseBasisPoints);
}

function publishedMonth(month: string): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new RangeError(`not a month: ${month}`);
  const months = Object.keys(carCeilings).sort();
  return months.findLast((table) => table <= month) ?? months[0]!;
}

function provinceShare(provinceCode: string): number {
  if (!/^(?:0[1-9]|[1-7]\d|8[01])$/.test(provinceCode)) throw new RangeError(`not a province: ${provinceCode}`);
  return (provinceShares[provinceCode] ?? otherProvincesShare).value;
}

function raised(kurus: number, months: number, basisPoints: number): number {
  return Array.from({ length: Math.max(0, months) }).reduce<number>(
    (sum) => share(sum, 10_000 + basisPoints, 10_000),
    kurus,
  );
}

function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, toYear, toMonth] = [...from.split('-'), ...to.split('-')].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}
