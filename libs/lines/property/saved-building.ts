type Described = Readonly<
  Record<
    'buildingType' | 'buildingAge' | 'floorCount' | 'floor' | 'buildingArea' | 'usageType' | 'insurerTitle',
    string
  >
>;

/** What every call that saves a home stores of it, and of who asks. */
export const savedBuilding = ({
  buildingType,
  buildingAge,
  floorCount,
  floor,
  buildingArea,
  usageType,
  insurerTitle,
}: Described) => ({ buildingType, buildingAge, floorCount, floor, buildingArea, usageType, insurerTitle });
