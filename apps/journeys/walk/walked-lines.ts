/** The lines that journeys walk, with their samples for today. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Sample, Samples } from '@emsal/lines/kit/samples/sample';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { form as home } from '@emsal/lines/property/home/form';
import { samples as homeSamples } from '@emsal/lines/property/home/samples';
import { form as phone } from '@emsal/lines/property/phone/form';
import { samples as phoneSamples } from '@emsal/lines/property/phone/samples';
import { form as auto } from '@emsal/lines/vehicle/auto/form';
import { samples as autoSamples } from '@emsal/lines/vehicle/auto/samples';
import { form as electricVehicle } from '@emsal/lines/vehicle/electric-vehicle/form';
import { samples as electricVehicleSamples } from '@emsal/lines/vehicle/electric-vehicle/samples';
import { form as greenCard } from '@emsal/lines/vehicle/green-card/form';
import { samples as greenCardSamples } from '@emsal/lines/vehicle/green-card/samples';
import { form as imm } from '@emsal/lines/vehicle/imm/form';
import { samples as immSamples } from '@emsal/lines/vehicle/imm/samples';
import { form as shortTraffic } from '@emsal/lines/vehicle/short-traffic/form';
import { samples as shortTrafficSamples } from '@emsal/lines/vehicle/short-traffic/samples';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { samples as trafficSamples } from '@emsal/lines/vehicle/traffic/samples';
import { form as usedVehicleTraffic } from '@emsal/lines/vehicle/used-vehicle-traffic/form';
import { samples as usedVehicleTrafficSamples } from '@emsal/lines/vehicle/used-vehicle-traffic/samples';

export interface WalkedLine {
  line: Line;
  samples: readonly Sample[];
}

const today = dayInTurkey(new Date());
const walked = (line: Line, samples: Samples): WalkedLine => ({ line, samples: samples(today) });

export const walkedLines = {
  traffic: walked(traffic, trafficSamples),
  auto: walked(auto, autoSamples),
  electricVehicle: walked(electricVehicle, electricVehicleSamples),
  shortTraffic: walked(shortTraffic, shortTrafficSamples),
  usedVehicleTraffic: walked(usedVehicleTraffic, usedVehicleTrafficSamples),
  imm: walked(imm, immSamples),
  greenCard: walked(greenCard, greenCardSamples),
};

/** Lines of the property family whose forms journeys interrupt. */
export const propertyLines = { home: walked(home, homeSamples), phone: walked(phone, phoneSamples) };
