import type { LandingRequests } from '@emsal/pricing/landing-requests';
import { rebuildingSum } from '@emsal/tariffs/home/home-premium';
import { pricedBuilding } from '../priced-building';
import { usualLimits } from './insured-sums';
import type { homeQuestion } from './question';

type Rows = LandingRequests<typeof homeQuestion>;

/** DASK in force, sums as proposed, without earthquake. @param title `1` an owner, `0` a tenant */
const insuredHome =
  (area: number, { provinceCode = '34', title = '1' } = {}): Rows[string] =>
  (day) => ({
    risk: pricedBuilding({ provinceCode, area, buildingType: '1', usageType: '0' }),
    terms: {
      insurerTitle: title,
      sums: {
        building: title === '1' ? rebuildingSum(area, 'concrete') : 0,
        contents: Math.max(300_000, area * 5_000),
        ...usualLimits,
      },
      hasDask: true,
      earthquake: false,
    },
    startDate: day,
  });

export const landingRequests: Rows = {
  'area-100': insuredHome(100),
  'area-70': insuredHome(70),
  'area-150': insuredHome(150),
  tenant: insuredHome(85, { title: '0' }),
  izmir: insuredHome(100, { provinceCode: '35' }),
  konya: insuredHome(100, { provinceCode: '42' }),
};
