/** AUTO's form opened at a step, with the previous steps answered as in the sample with a known plate. */
import type { FormSetting } from '@emsal/funnel/testing/render-form';
import { renderForm } from '@emsal/funnel/testing/render-form';
import { visitId } from '@emsal/funnel/testing/fake-api';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { form as auto } from '@emsal/lines/vehicle/auto/form';
import { samples as autoSamples } from '@emsal/lines/vehicle/auto/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgets } from '../widgets/widgets';
import { knownVehicleReplies } from './register-replies';

const { answers } = sampleNamed(autoSamples(dayInTurkey(new Date())), 'known plate');
const accessories = [
  { code: 'accessoryAlarm', name: 'Alarm' },
  { code: 'accessoryRim', name: 'Jant' },
];
export const openAt = (step: string, given: AnswerSet = {}, setting: Partial<FormSetting> = {}) =>
  renderForm(auto, {
    path: `/kasko-sigortasi/form/${step}`,
    funnel: {
      visitId,
      isVerified: true,
      answers: { ...answers, ...given },
      done: ['temel-bilgiler', 'kisisel-bilgiler', 'meslek-bilgisi', 'ruhsat-bilgileri', 'arac-ozellikleri'],
    },
    widgets,
    ...setting,
    answers: {
      ...knownVehicleReplies,
      [`GET ${String(answers.vehicleModelYear)}`]: { vehicleValue: 100_000_000 },
      'GET getAccessories?fuelType=0': accessories,
      'POST AddOrUpdateAccessories': null,
      ...setting.answers,
    },
  });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
