/** AUTO, motor own-damage insurance (kasko): the offer part, then the vehicle with its accessories and, where nobody knows it, its current policy. */
import { autoFacts } from '@emsal/lines/facts/rows/auto';
import { offerPartWith, welcome } from '../offer-part';
import { line } from '../vehicle-grammar';
import { accessories } from './accessory-fields';
import { vehicleFields } from '../vehicle-fields';
import { autoVehiclePart } from './auto-part';

/** Whoever has a traffic policy alone must not tick this. */
const inKaskoWords = {
  showPolicyInformation: { ...vehicleFields.showPolicyInformation, label: 'Süren bir kasko poliçem var' },
};

export const auto = line({
  facts: autoFacts,
  own: { ...accessories, fields: { ...accessories.fields, ...inKaskoWords } },
  welcome,
  parts: [offerPartWith('Kasko fiyatınız mesleğinize göre düşebilir.'), autoVehiclePart],
});
