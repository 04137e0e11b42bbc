import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { currentPolicy } from './sample-parts';
import { context, known } from './testing/known-traffic';
import { form as traffic } from './traffic/form';
import { vehicleFound } from './vehicle-found';

const found = (answers: object) => vehicleFound(completeAnswers(traffic, { ...known, ...answers }) as never);

it('names the vehicle, its plate and the end of its policy', () => {
  const policy = { ...currentPolicy(context.today), currentInsuranceExpiryDate: addYears('2025-12-13', 1) };
  expect(found(policy)).toMatchObject({
    name: '2019 BMW 320i',
    facts: ['34 ABC 12', 'poliçesi 13.12.2026 tarihine kadar'],
  });
});

it('names no policy of a vehicle without one, and nothing that the visitor gives', () => {
  expect(found({ showPolicyInformation: false })?.facts).toEqual(['34 ABC 12']);
  expect(found({ isVehicleFound: false })).toBeNull();
});
