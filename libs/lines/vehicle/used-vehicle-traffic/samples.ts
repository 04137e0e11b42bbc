/** TRAFFIC's samples with a plate, limited to what a buyer can see of the vehicle. */
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import type { FirstDayFields } from '../first-day/first-day-fields';
import { currentPolicy, type VehicleSample, type VehicleSamples } from '../sample-parts';
import { samples as trafficSamples } from '../traffic/samples';

const notAsked: readonly string[] = [
  ...Object.keys(currentPolicy(samplesToday)),
  'licenseNo',
  'hasPrePolicy',
  'assetStep',
  'directionAsset',
];
const inRegistration: readonly string[] = ['vehicleChassisNo', 'vehicleEngineNo'];

function onSale({ name, answers, lookedUp = [] }: VehicleSample<FirstDayFields>): VehicleSample<FirstDayFields> {
  const left = answers.isVehicleFound ? [...notAsked, ...inRegistration] : notAsked;
  return {
    name,
    answers: Object.fromEntries(Object.entries(answers).filter(([field]) => !left.includes(field))),
    lookedUp: lookedUp.filter((field) => !left.includes(field)),
  };
}

export const samples: VehicleSamples<FirstDayFields> = (today) =>
  trafficSamples(today)
    .filter(({ answers }) => answers.licensePlateStatus === '1' && !answers.assetStep)
    .map(onSale);
