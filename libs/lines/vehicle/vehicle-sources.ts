/** The option sources of the vehicle family's fields. */
import type { RelationsSpec, SourceBuilder } from '@emsal/lines/kit/grammar/grammar';
import { citySource, personalSources } from '@emsal/lines/kit/person/personal-sources';
import type { VehicleFields } from './vehicle-fields';

type Source = SourceBuilder<VehicleFields>;
type Sources = RelationsSpec<VehicleFields>['sources'];

export const vehicleSources = (source: Source): Sources => ({
  ...personalSources(source),
  ...modelSources(source),
  cityId: citySource(source),
  directionAsset: source('GET quoterequestapi/sharedstep/getAssets/{visitId}', {
    input: (_, { visitId }) => ({ visitId }),
    option: ({ assetId, licensePlateNo, description }) => ({
      code: assetId,
      name: description,
      model: licensePlateNo,
    }),
  }),
});

const modelSources = (source: Source): Sources => ({
  vehicleBrand: source('POST quoterequestapi/auto/GetBrandList', {
    input: (_, { visitId }) => ({ visitId }),
    option: (row) => row,
  }),
  vehicleModelYear: source('POST quoterequestapi/auto/GetVehicleYearsList', {
    needs: ['vehicleBrand'],
    input: (answers, { visitId }) => ({ visitId, BrandCode: answers.vehicleBrand }),
    option: ({ year }) => ({ code: String(year), name: String(year) }),
  }),
  vehicleModelType: source('POST quoterequestapi/auto/getmodeltypelist', {
    needs: ['vehicleBrand', 'vehicleModelYear'],
    input: (answers, { visitId }) => ({
      visitId,
      brandCode: answers.vehicleBrand,
      modelYear: Number(answers.vehicleModelYear),
    }),
    option: ({ typeCode, typeName }) => ({ code: typeCode, name: typeName }),
  }),
  vehicleModel: source('POST quoterequestapi/auto/getmodellist', {
    needs: ['vehicleBrand', 'vehicleModelYear', 'vehicleModelType'],
    input: (answers, { visitId }) => ({
      visitId,
      brandCode: answers.vehicleBrand,
      modelYear: Number(answers.vehicleModelYear),
      typeCode: answers.vehicleModelType,
    }),
    option: ({ id, modelName }) => ({ code: id, name: modelName }),
  }),
  currentInsuranceCompany: source('GET quoterequestapi/auto/GetInsuranceFirmList', {
    input: () => ({}),
    option: (row) => row,
  }),
});
