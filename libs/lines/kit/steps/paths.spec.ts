import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { exampleLine as line } from '../samples/example-line';
import { formPath, stepPath } from './paths';

it('derives the form’s paths from the line’s slug', () => {
  expect(formPath(line)).toBe('/trafik-sigortasi/form');
  expect(stepPath({ facts: lineAddresses.USEDVEHICLETRAFFIC }, 'ilk')).toBe(
    '/once-trafik-policesi-sonra-ruhsat-donemi/form/ilk?usedVehicleSaleType=true',
  );
});
