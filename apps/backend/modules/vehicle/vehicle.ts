/** Vehicles: option lists, registry look-up by plate, and the data that the form stores (funnel 3.6, 7.2). */
import { autoCalls } from '@emsal/api/calls/auto';
import { modelYears } from '@emsal/lines/vehicle/option-lists';
import { accessoriesOf } from '@emsal/reference/accessories';
import { insuranceCompanies } from '@emsal/reference/insurance-companies';
import { brands, findModel, findType, modelIdOf, vehicleValue } from '@emsal/reference/vehicles';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { defineModule } from '../../http/module';
import { readVisit } from '../visit/visit-store';
import { plateOf, vehicleByPlate, vehicleOfOwner } from './look-up-vehicle';
import { brandsFor, typesFor } from '../../lines/vehicles-of-line';
import { checkAccessories } from './check-accessories';
import { storeLicence } from './store-licence';
import { storePolicy, storeVehicle } from './store-vehicle';
import { refuseWithoutPolicyToday } from './running-traffic-policy';

export const vehicleModule = defineModule({
  name: 'auto',
  calls: autoCalls,
  handlers: {
    'GET quoterequestapi/auto/GetInsuranceFirmList': async () => [...insuranceCompanies],
    'GET quoterequestapi/auto/getAccessories': async ({ fuelType }) => [
      ...accessoriesOf(fuelType === undefined ? null : Number(fuelType)),
    ],
    'GET quoterequestapi/auto/GetVehicleValue/{typeCode}/{modelYear}': async ({ typeCode, modelYear }) => {
      const type = findModel(typeCode);
      const value = type && vehicleValue(type, Number(modelYear));
      return { vehicleValue: value ? value * 100 : null };
    },
    'POST quoterequestapi/auto/GetBrandList': async (_input, { visit }) => [...brandsFor(visit.line)],
    'POST quoterequestapi/auto/GetVehicleYearsList': async ({ visitId, BrandCode }, { db, clock }) => {
      if (!brands.some(({ code }) => code === BrandCode)) return [];
      const plateStatus = (await readVisit(db, visitId))?.answers['licensePlateStatus'] ?? '1';
      return modelYears(String(plateStatus), dayInTurkey(clock.now())).map(({ code }) => ({ year: Number(code) }));
    },
    'POST quoterequestapi/auto/getmodeltypelist': async ({ brandCode }, { visit }) =>
      typesFor(visit.line, brandCode).map(({ typeCode, name }) => ({ typeCode, typeName: name })),
    'POST quoterequestapi/auto/getmodellist': async ({ brandCode, typeCode }) => {
      const type = findType(brandCode, typeCode);
      return type ? [{ id: modelIdOf(type), modelName: type.name }] : [];
    },
    'POST quoterequestapi/auto/getvehicleinfo': vehicleByPlate,
    'POST quoterequestapi/auto/queryvehicleinfo': vehicleOfOwner,
    'POST quoterequestapi/auto/checktrafficpolicy': async ({ licensePlateNo }, context) =>
      refuseWithoutPolicyToday(context, { licensePlateNo: licensePlateNo && plateOf(licensePlateNo) }),
    'POST quoterequestapi/auto/savevehicleinfo': storeVehicle,
    'POST quoterequestapi/auto/savelicence': storeLicence,
    'POST quoterequestapi/auto/AddOrUpdateAccessories': checkAccessories,
    'POST quoterequestapi/auto/saveprepolicyinfo': storePolicy,
  },
});
