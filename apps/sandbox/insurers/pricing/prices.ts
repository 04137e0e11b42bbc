/** The price of each line that is sold. A line without one does not compile. */
import type { LinePrice } from '@emsal/pricing/line-price';
import type { SoldLine } from '@emsal/lines/registry/facts-of';
import type { QuestionOf } from '@emsal/lines/server/server-lines';
import { personalAccidentPrice } from '@emsal/lines/health/personal-accident/price';
import { travelPrice } from '@emsal/lines/health/travel/price';
import { complementHealthPrice } from '@emsal/lines/health/complement-health/price';
import { petPrice } from '@emsal/lines/health/pet/price';
import { daskPrice } from '@emsal/lines/property/dask/price';
import { homePrice } from '@emsal/lines/property/home/price';
import { housingPrice } from '@emsal/lines/property/housing/price';
import { phonePrice } from '@emsal/lines/property/phone/price';
import { autoPrice } from '@emsal/lines/vehicle/auto/price';
import { electricVehiclePrice } from '@emsal/lines/vehicle/electric-vehicle/price';
import { greenCardPrice } from '@emsal/lines/vehicle/green-card/price';
import { immPrice } from '@emsal/lines/vehicle/imm/price';
import { shortTrafficPrice } from '@emsal/lines/vehicle/short-traffic/price';
import { trafficPrice } from '@emsal/lines/vehicle/traffic/price';
import { usedVehicleTrafficPrice } from '@emsal/lines/vehicle/used-vehicle-traffic/price';

const prices: { readonly [Line in SoldLine]: LinePrice<QuestionOf<Line>> } = {
  AUTO: autoPrice,
  ELECTRICVEHICLE: electricVehiclePrice,
  TRAFFIC: trafficPrice,
  SHORTTRAFFIC: shortTrafficPrice,
  USEDVEHICLETRAFFIC: usedVehicleTrafficPrice,
  IMM: immPrice,
  GREENCARD: greenCardPrice,
  HOME: homePrice,
  HOUSING: housingPrice,
  DASK: daskPrice,
  PHONE: phonePrice,
  PERSONALACCIDENT: personalAccidentPrice,
  TRAVEL: travelPrice,
  COMPLEMENTHEALTH: complementHealthPrice,
  PET: petPrice,
};

/** The compiler cannot relate the row to the line that selected it. */
export const priceOfLine = (line: SoldLine) => prices[line] as LinePrice<QuestionOf<SoldLine>>;
