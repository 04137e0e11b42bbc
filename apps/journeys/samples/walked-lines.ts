/** The lines that journeys walk, with their samples for today. */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Sample, Samples } from '@emsal/lines/kit/sample';
import type { Line } from '@emsal/lines/kit/step';
import { auto } from '@emsal/lines/vehicle/auto/auto';
import { autoSamples } from '@emsal/lines/vehicle/auto/auto-samples';
import { electricVehicle } from '@emsal/lines/vehicle/electric-vehicle/electric-vehicle';
import { electricVehicleSamples } from '@emsal/lines/vehicle/electric-vehicle/electric-vehicle-samples';
import { greenCard } from '@emsal/lines/vehicle/green-card/green-card';
import { greenCardSamples } from '@emsal/lines/vehicle/green-card/green-card-samples';
import { imm } from '@emsal/lines/vehicle/imm/imm';
import { immSamples } from '@emsal/lines/vehicle/imm/imm-samples';
import { shortTraffic } from '@emsal/lines/vehicle/short-traffic/short-traffic';
import { shortTrafficSamples } from '@emsal/lines/vehicle/short-traffic/short-traffic-samples';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { trafficSamples } from '@emsal/lines/vehicle/traffic/traffic-samples';
import { usedVehicleTraffic } from '@emsal/lines/vehicle/used-vehicle-traffic/used-vehicle-traffic';
import { usedVehicleTrafficSamples } from '@emsal/lines/vehicle/used-vehicle-traffic/used-vehicle-traffic-samples';

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
