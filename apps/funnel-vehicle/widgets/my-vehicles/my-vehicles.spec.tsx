import { refused, visitId } from '@emsal/funnel/testing/fake-api';
import type { Answer } from '@emsal/funnel/testing/fake-api';
import { renderForm } from '@emsal/funnel/testing/render-form';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { form as auto } from '@emsal/lines/vehicle/auto/form';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knownVehicleReplies } from '../../testing/register-replies';
import { widgets } from '../widgets';

const assets = [
  { assetId: 'a1', licensePlateNo: '06ABC45', description: 'Fiat Egea, 2021', hasActivePolicy: false },
  { assetId: 'a2', licensePlateNo: '34ABC12', description: 'BMW 320i, 2019', hasActivePolicy: true },
];
const open = (answers: Readonly<Record<string, Answer>> = {}, typed: AnswerSet = {}) =>
  renderForm(auto, {
    path: '/kasko-sigortasi/form/araclarim',
    widgets,
    funnel: {
      visitId,
      isVerified: true,
      done: ['temel-bilgiler', 'kisisel-bilgiler', 'meslek-bilgisi'],
      answers: {
        shortLicenseOwnerTcOrTaxNo: '10000000078',
        phoneNumber: '5321234567',
        birthdayForLicense: '1985-04-12',
        isCustomerFound: true,
        assetStep: true,
        ...typed,
      },
    },
    answers: { ...knownVehicleReplies, 'GET getAssets': assets, 'GET 2019': { vehicleValue: null }, ...answers },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (plate: RegExp) => userEvent.click(await screen.findByRole('radio', { name: plate }));

it('F090 lists the vehicles of getAssets, and an option for another vehicle', async () => {
  const { api } = await open();
  expect(await screen.findByRole('radio', { name: /06 ABC 45/ })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(api.calls()).toContain('GET getAssets');
});

it('preselects the vehicle whose plate was typed before', async () => {
  await open({}, { licensePlateNo: '34ABC12' });
  await waitFor(() => expect(screen.getByRole('radio', { name: /34 ABC 12/ })).toBeChecked());
});

it('removes a vehicle from the list after confirmation, and leaves none selected', async () => {
  const { api, container } = await open({ 'POST deleteCustomerAsset': null });
  await choose(/06 ABC 45/);
  expect(await axeViolations(container)).toEqual([]);
  await press('Bu aracı listemden sil');
  expect(await screen.findByRole('dialog', { name: '06 ABC 45 listenizden silinsin mi?' })).toBeVisible();
  await press('Sil');
  expect(await screen.findByText('Araç listenizden silindi.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /06 ABC 45/ })).toBeNull();
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
  expect(api.sent.find(({ call }) => call === 'POST deleteCustomerAsset')?.body).toEqual({ visitId, assetId: 'a1' });
});

it.each([
  ['after one of the list was chosen', {}],
  [
    'while the typed plate is one of the list',
    { licensePlateStatus: '1', licensePlateNo: '06ABC45', licenseNo: 'AB482913' },
  ],
])('asks for the plate of another vehicle, %s', async (_, typed) => {
  const { store } = await open({}, typed);
  await choose(/06 ABC 45/);
  await choose(/Başka bir araç/);
  await press('Devam et');
  expect(await screen.findByRole('textbox', { name: 'Plaka' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /Belge seri no/ })).toHaveValue('');
  expect(store.getState()).toMatchObject({ funnel: { AUTO: { answers: { directionAsset: 'another' } } } });
});

it('keeps a typed plate that is not in the list when another vehicle is selected', async () => {
  await open({}, { licensePlateStatus: '1', licensePlateNo: '35ZZ123' });
  await choose(/Başka bir araç/);
  await press('Devam et');
  expect(await screen.findByText(/35 ZZ 123/)).toBeVisible();
});

it('does not continue with the plate of a removed vehicle', async () => {
  await open({ 'POST deleteCustomerAsset': null });
  await choose(/06 ABC 45/);
  await press('Bu aracı listemden sil');
  await press('Sil');
  await screen.findByText('Araç listenizden silindi.');
  await choose(/Başka bir araç/);
  await press('Devam et');
  expect(await screen.findByRole('textbox', { name: 'Plaka' })).toHaveValue('');
});

it('F470 explains why a vehicle with an active policy cannot be removed', async () => {
  await open({ 'POST deleteCustomerAsset': refused('assetHasPolicy', 'no') });
  await choose(/34 ABC 12/);
  await press('Bu aracı listemden sil');
  await press('Sil');
  expect(await screen.findByText(/süren bir poliçesi var/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /34 ABC 12/ })).toBeChecked();
});

it('keeps the vehicle when the request fails or the visitor cancels', async () => {
  const { api } = await open({ 'POST deleteCustomerAsset': undefined });
  await choose(/06 ABC 45/);
  await press('Bu aracı listemden sil');
  await press('Vazgeç');
  expect(api.calls()).not.toContain('POST deleteCustomerAsset');
  await press('Bu aracı listemden sil');
  await press('Sil');
  expect(await screen.findByText(/Birazdan tekrar deneyin/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /06 ABC 45/ })).toBeVisible();
});

it('asks for the features of a vehicle whose data changed instead of showing them', async () => {
  await open();
  await choose(/34 ABC 12/);
  await userEvent.click(screen.getByRole('checkbox', { name: /bilgileri değişti/ }));
  await press('Devam et');
  expect(await screen.findByRole('combobox', { name: 'Marka' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Koltuk sayısı/ })).toHaveValue('5');
});

it.each([
  ['another plate', { licensePlateNo: '35 zz 123' }],
  ['no plate yet', { licensePlateStatus: '0', licensePlateNo: '06ABC45' }],
])(
  'selects no vehicle of the list after its next step was answered with %s, until it is selected again',
  async (_, typed) => {
    const { store } = await open({}, { licensePlateStatus: '1', directionAsset: 'a1', ...typed });
    await waitFor(() => expect(screen.getByRole('radio', { name: /Başka bir araç/ })).toBeChecked());
    expect(screen.queryByRole('checkbox', { name: /bilgileri değişti/ })).toBeNull();
    await choose(/06 ABC 45/);
    await press('Devam et');
    expect(await screen.findByText(/06 ABC 45/)).toBeVisible();
    expect(store.getState()).toMatchObject({
      funnel: { AUTO: { answers: { licensePlateStatus: '1', licensePlateNo: '06ABC45', directionAsset: 'a1' } } },
    });
  },
);
