import { optionsRequest } from '@emsal/lines/kit/steps/requests';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { form as traffic } from './traffic/form';
import { samples as trafficSamples } from './traffic/samples';
import { context } from './testing/lookup-context';

it.each<[string, string, object, { code: string; name: string }]>([
  ['F266 M227', 'vehicleModelType', { typeCode: '103', typeName: '320i' }, { code: '103', name: '320i' }],
  ['F266 M228', 'vehicleModel', { id: '10301', modelName: '320i M Sport' }, { code: '10301', name: '320i M Sport' }],
  ['F267 M229', 'vehicleModelYear', { year: 2019 }, { code: '2019', name: '2019' }],
  ['F266 M230', 'jobCode', { code: '003', name: 'Akademisyen' }, { code: '003', name: 'Akademisyen' }],
  ['F267 M234', 'city', { cityId: '34', cityName: 'İstanbul' }, { code: '34', name: 'İstanbul' }],
  ['F267 M234', 'cityId', { cityId: '34', cityName: 'İstanbul' }, { code: '34', name: 'İstanbul' }],
  ['F267 M235', 'district', { districtId: '3419', districtName: 'Kadıköy' }, { code: '3419', name: 'Kadıköy' }],
])('%s maps a row of %s to an option', (_, field, row, option) => {
  const { answers } = trafficSamples(samplesToday)[0]!;
  expect(optionsRequest(traffic, field, { ...context, answers })?.option(row as never)).toEqual(option);
});

it('keeps the plate with an asset, and firms and brands as they are', () => {
  const optionOf = (field: string, row: object) =>
    optionsRequest(traffic, field, { ...context, answers: {} })?.option(row as never);
  expect(
    optionOf('directionAsset', {
      assetId: 'a1',
      licensePlateNo: '34ABC12',
      description: 'BMW 320i',
      hasActivePolicy: true,
    }),
  ).toEqual({ code: 'a1', name: 'BMW 320i', model: '34ABC12' });
  expect([
    optionOf('vehicleBrand', { code: '005', name: 'BMW' }),
    optionOf('currentInsuranceCompany', { code: '12', name: 'Bozkır Kartalı Sigorta' }),
  ]).toEqual([
    { code: '005', name: 'BMW' },
    { code: '12', name: 'Bozkır Kartalı Sigorta' },
  ]);
});
