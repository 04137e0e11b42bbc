/** Opens the sample line's form at one of its steps, with the earlier steps completed, and fills it in. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitId } from './fake-api';
import { renderForm, type FormSetting } from './render-form';
import { sampleLine } from './sample-line';

export const identity = '10000000078';
export const atFirst = (setting: Partial<FormSetting> = {}) =>
  renderForm(sampleLine, { path: '/trafik-sigortasi/form', ...setting });
export const firstStep = '/trafik-sigortasi/form/temel-bilgiler';
export const verified = {
  visitId,
  answers: { shortLicenseOwnerTcOrTaxNo: identity, phoneNumber: '5321234567' },
  done: ['temel-bilgiler'],
  isVerified: true,
};
export const atPerson = (setting: Partial<FormSetting> = {}) =>
  renderForm(sampleLine, { path: '/trafik-sigortasi/form/kisisel-bilgiler', funnel: verified, ...setting });
export const person = { birthdayForLicense: '1985-04-12', licensePlateNo: '34ABC12' };
export const atVehicle = (setting: Partial<FormSetting> = {}) =>
  renderForm(sampleLine, {
    path: '/trafik-sigortasi/form/arac-ozellikleri',
    funnel: { ...verified, answers: { ...verified.answers, ...person }, done: ['temel-bilgiler', 'kisisel-bilgiler'] },
    ...setting,
  });

/** Clicks the button of that name, by default the step's own. */
export const press = async (name: string | RegExp = 'Devam et') =>
  userEvent.click(await screen.findByRole('button', { name }));
export const fill = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
