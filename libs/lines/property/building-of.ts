/** The dwelling as insurers know it, from the answers of any property form. */
import { addressLine, addressOf } from '@emsal/lines/kit/fields/address';
import { nonEmpty } from '@emsal/lines/kit/question/question';
import type { Building, RatedBuilding } from '@emsal/risks/building/building';
import type { PropertyAnswers } from './property-grammar';

type Described = Pick<PropertyAnswers, 'address' | 'uavtCode' | 'buildingArea' | 'floor'>;
/** What only forms ask whose premium depends on it. */
type Rated = Readonly<Record<'buildingType' | 'buildingAge' | 'floorCount' | 'usageType', string>>;

export function buildingOf(answers: Described): Building {
  const address = addressOf(answers.address);
  return {
    kind: 'building',
    version: 1,
    // `uavtCode` is the specification's name of the answer.
    addressCode: nonEmpty(answers.uavtCode),
    address: addressLine(address),
    place: [address.districtName, address.cityName].filter(Boolean).join(', '),
    provinceCode: address.city,
    area: Number(answers.buildingArea),
    floor: answers.floor === '' ? undefined : Number(answers.floor),
  };
}

export const ratedBuildingOf = ({
  buildingType,
  buildingAge,
  floorCount,
  usageType,
  ...answers
}: Described & Rated): RatedBuilding => ({
  ...buildingOf(answers),
  buildingType,
  buildingAge,
  floorCount,
  usageType,
});
