/** TRAFFIC, compulsory traffic insurance: the person part, then the vehicle. Other lines reuse its parts by value. */
import { trafficFirstDay } from '@emsal/lines/facts/shared-facts';
import { firstDayFields, firstDayNames, type FirstDayFields } from '../first-day/first-day-fields';
import { withFirstDay } from '../first-day/first-day-step';
import { trafficFacts } from './facts';
import { personPart, welcome } from '../person-part';
import { grammarWith } from '../vehicle-grammar';
import { assets, features, licence, vehiclePart } from '../vehicle-part';

const { line, own, part } = grammarWith<FirstDayFields>();

const vehicle = part({ ...vehiclePart, steps: [assets, licence, withFirstDay(features, trafficFirstDay)] });

export const form = line({
  facts: trafficFacts,
  own: own(firstDayFields(trafficFirstDay), () => ({
    clears: { licensePlateNo: firstDayNames, licensePlateStatus: firstDayNames },
  })),
  welcome,
  parts: [personPart, vehicle],
});
