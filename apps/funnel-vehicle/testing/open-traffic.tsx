/** TRAFFIC's form as it opens after the landing page's form, and the birth date, which alone is not known. */
import { visitId } from '@emsal/funnel/testing/fake-api';
import type { FormSetting } from '@emsal/funnel/testing/render-form';
import { renderForm } from '@emsal/funnel/testing/render-form';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgets } from '../widgets/widgets';
import { knownVehicleReplies } from './register-replies';

/** The draft after the landing page's form was posted. */
export const fromHero = {
  visitId,
  answers: {
    shortLicenseOwnerTcOrTaxNo: '10000000078',
    phoneNumber: '5321234567',
    licensePlateNo: '34ABC12',
    licensePlateStatus: '1',
    cityId: '34',
  },
};
let form: Awaited<ReturnType<typeof renderForm>>;
export const open = async (setting: Partial<FormSetting> = {}) =>
  (form = await renderForm(traffic, {
    path: '/trafik-sigortasi/form',
    funnel: fromHero,
    widgets,
    ...setting,
    answers: { ...knownVehicleReplies, ...setting.answers },
  }));
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The URL changes after the paint; going back earlier would leave the previous step. */
export const arrives = (step: string) => waitFor(() => expect(form.path()).toBe(`/trafik-sigortasi/form/${step}`));

export async function giveBirthDate() {
  await title('Kişisel bilgiler');
  for (const [box, text] of [
    ['Gün', '12'],
    ['Ay', '4'],
    ['Yıl', '1985'],
  ] as const)
    await userEvent.type(await screen.findByLabelText(box), text);
  await arrives('kisisel-bilgiler');
  await press('Devam et');
}
