/**
 * AUTO, motor own-damage insurance (kasko): the offer part, then the vehicle with its accessories and, if it was not found, its current
 * policy.
 */
import { kaskoFirstDay } from '@emsal/lines/facts/shared-facts';
import { firstDayFields } from '../first-day/first-day-fields';
import { autoFacts } from './facts';
import { offerPartWith, welcome } from '../offer-part';
import { line } from '../vehicle-grammar';
import { accessoryOwnFields } from './accessory-own-fields';
import { vehicleFields } from '../vehicle-fields';
import { autoVehiclePart } from './auto-part';

/** Named "kasko", so that an owner with only a traffic policy does not check it. */
const inKaskoWords = {
  showPolicyInformation: { ...vehicleFields.showPolicyInformation, label: 'Süren bir kasko poliçem var' },
};

export const form = line({
  facts: autoFacts,
  own: {
    ...accessoryOwnFields,
    fields: { ...accessoryOwnFields.fields, ...firstDayFields(kaskoFirstDay), ...inKaskoWords },
  },
  welcome,
  parts: [offerPartWith('Kasko fiyatınız mesleğinize göre düşebilir.', true), autoVehiclePart],
});
