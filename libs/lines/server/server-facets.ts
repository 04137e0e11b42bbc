/** What only the server needs of each line. No page loads it. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { LineWording } from '@emsal/lines/kit/line-wording';
import { autoWording } from '@emsal/lines/vehicle/auto/wording';
import { complementHealthWording } from '@emsal/lines/health/complement-health/wording';
import { daskWording } from '@emsal/lines/property/dask/wording';
import { electricVehicleWording } from '@emsal/lines/vehicle/electric-vehicle/wording';
import { greenCardWording } from '@emsal/lines/vehicle/green-card/wording';
import { healthWording } from '@emsal/lines/health/private-health/wording';
import { homeWording } from '@emsal/lines/property/home/wording';
import { housingWording } from '@emsal/lines/property/housing/wording';
import { immWording } from '@emsal/lines/vehicle/imm/wording';
import { personalAccidentWording } from '@emsal/lines/health/personal-accident/wording';
import { petWording } from '@emsal/lines/health/pet/wording';
import { phoneWording } from '@emsal/lines/property/phone/wording';
import { shortTrafficWording } from '@emsal/lines/vehicle/short-traffic/wording';
import { trafficWording } from '@emsal/lines/vehicle/traffic/wording';
import { travelWording } from '@emsal/lines/health/travel/wording';
import { usedVehicleTrafficWording } from '@emsal/lines/vehicle/used-vehicle-traffic/wording';

interface ServerFacets {
  wording: LineWording;
}

const serverFacets: Readonly<Record<LineId, ServerFacets>> = {
  AUTO: { wording: autoWording },
  TRAFFIC: { wording: trafficWording },
  SHORTTRAFFIC: { wording: shortTrafficWording },
  USEDVEHICLETRAFFIC: { wording: usedVehicleTrafficWording },
  ELECTRICVEHICLE: { wording: electricVehicleWording },
  IMM: { wording: immWording },
  GREENCARD: { wording: greenCardWording },
  HEALTH: { wording: healthWording },
  COMPLEMENTHEALTH: { wording: complementHealthWording },
  TRAVEL: { wording: travelWording },
  HOME: { wording: homeWording },
  HOUSING: { wording: housingWording },
  DASK: { wording: daskWording },
  PET: { wording: petWording },
  PHONE: { wording: phoneWording },
  PERSONALACCIDENT: { wording: personalAccidentWording },
};

export const wordingOf = (line: LineId): LineWording => serverFacets[line].wording;
