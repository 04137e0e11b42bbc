import '@testing-library/jest-dom';
import { renderForm } from '@emsal/funnel/testing/render-form';
import type { FormSetting } from '@emsal/funnel/testing/render-form';
import { visitId } from '@emsal/funnel/testing/fake-api';
import { factsOf } from '@emsal/lines/facts/line-facts';
import { changeAnswers } from '@emsal/lines/kit/answers';
import type { Line } from '@emsal/lines/kit/step';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { paths } from './paths';
import routes, { slices } from './remote';
import { known, nothing, vehicle } from './testing/register-replies';
import { widgets } from './widgets/widgets';

let traffic: Line;
beforeAll(async () => {
  traffic = await vehicleLines.find(({ id }) => id === 'TRAFFIC')!.load();
});

/** What the landing page's form left in the draft. */
const fromHero = {
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
const open = async (setting: Partial<FormSetting> = {}) =>
  (form = await renderForm(traffic, {
    path: '/trafik-sigortasi/form',
    funnel: fromHero,
    widgets,
    ...setting,
    answers: { ...known, ...setting.answers },
  }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The address follows behind the paint: who goes back before has not left. */
const arrives = (step: string) => waitFor(() => expect(form.path()).toBe(`/trafik-sigortasi/form/${step}`));

async function walkToLicence() {
  await press('Devam et');
  await title('Kişisel bilgiler');
  for (const [box, text] of [
    ['Gün', '12'],
    ['Ay', '4'],
    ['Yıl', '1985'],
  ] as const)
    await userEvent.type(await screen.findByLabelText(box), text);
  await press('Devam et');
  await title('Meslek bilgisi');
  await arrives('meslek-bilgisi');
  await press('Devam et');
}

describe('the form of TRAFFIC', () => {
  it('with a known plate asks three boxes between the landing page and the offers', async () => {
    const { path, api } = await open();
    await walkToLicence();
    await title('Ruhsat bilgileri');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Aracı bul ve devam et');
    await title('Araç özellikleri');
    expect(await screen.findByText('BMW')).toBeVisible();
    await press('Teklifleri getir');
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
    expect(api.calls().slice(-3)).toEqual(['POST savevehicleinfo', 'POST save', 'POST createoffer']);
  });

  it('with an unknown plate asks for the licence and then for the vehicle by hand', async () => {
    await open({
      answers: {
        'POST queryvehicleinfo': nothing,
        'POST getvehicleinfo': nothing,
        'POST GetBrandList': [{ code: '005', name: 'BMW' }],
      },
    });
    await walkToLicence();
    await userEvent.type(await screen.findByLabelText('Belge seri no'), 'ab 123456');
    await press('Aracı bul ve devam et');
    await title('Araç özellikleri');
    for (const name of ['Marka', 'Model yılı', 'Tip'])
      expect(await screen.findByRole('combobox', { name })).toHaveValue('');
    for (const name of [/Şasi no/, /Koltuk sayısı/]) expect(screen.getByRole('textbox', { name })).toHaveValue('');
    await press('Teklifleri getir');
    expect(screen.getByRole('link', { name: 'Aracın markasını seçin' })).toBeVisible();
  });

  it('finds the vehicle again after the wrong card was pressed and put right, twice over', async () => {
    const { api, router } = await open({ answers: { 'POST getvehicleinfo': vehicle } });
    await walkToLicence();
    for (const _ of [1, 2]) {
      await title('Ruhsat bilgileri');
      await arrives('ruhsat-bilgileri');
      await userEvent.click(await screen.findByRole('button', { name: /Değiştir/ }));
      await userEvent.click(await screen.findByRole('radio', { name: 'Plakam henüz çıkmadı' }));
      await userEvent.click(screen.getByRole('radio', { name: 'Plakam var' }));
      await press('Aracı bul ve devam et');
      await title('Araç özellikleri');
      expect(await screen.findByText('320i')).toBeVisible();
      expect(screen.queryByRole('combobox', { name: 'Marka' })).toBeNull();
      await arrives('arac-ozellikleri');
      await act(() => router.navigate(-1));
    }
    expect(api.calls().filter((call) => call === 'POST getvehicleinfo')).toHaveLength(2);
  });

  it('a register that does not answer found nothing: coming back does not wait for it again', async () => {
    const { api, router } = await open({ answers: { 'POST queryvehicleinfo': undefined } });
    const asked = () => api.calls().filter((call) => call === 'POST queryvehicleinfo').length;
    await walkToLicence();
    await arrives('ruhsat-bilgileri');
    expect(await screen.findByLabelText('Belge seri no')).toBeVisible();
    const before = asked();
    await act(() => router.navigate(-1));
    await title('Meslek bilgisi');
    await arrives('meslek-bilgisi');
    await press('Devam et');
    expect(await screen.findByLabelText('Belge seri no')).toBeVisible();
    expect(asked()).toBe(before);
  });

  it('what was found stays when the register cannot be asked any more', async () => {
    await open({
      path: '/trafik-sigortasi/form/ruhsat-bilgileri',
      funnel: {
        ...fromHero,
        isVerified: true,
        done: ['temel-bilgiler', 'kisisel-bilgiler', 'meslek-bilgisi'],
        answers: {
          ...fromHero.answers,
          licenseNo: 'AB482913',
          birthdayForLicense: '1985-04-12',
          isCustomerFound: true,
          assetStep: false,
          isVehicleFound: true,
        },
      },
      answers: { 'POST queryvehicleinfo': undefined },
    });
    await title('Ruhsat bilgileri');
    await press('Aracı bul ve devam et');
    await title('Araç özellikleri');
    await arrives('arac-ozellikleri');
    expect(screen.queryByRole('group', { name: 'Tescil tarihi' })).toBeNull();
  });

  it('the occupation is a list to search in', async () => {
    await open({
      path: '/trafik-sigortasi/form/meslek-bilgisi',
      funnel: {
        ...fromHero,
        answers: { ...fromHero.answers, birthdayForLicense: '1985-04-12', isCustomerFound: true },
        done: ['temel-bilgiler', 'kisisel-bilgiler'],
        isVerified: true,
      },
    });
    await userEvent.type(await screen.findByRole('combobox', { name: /Mesleğiniz/ }), 'ogret');
    expect(await screen.findByRole('option', { name: 'Öğretmen' })).toBeVisible();
  });

  it('F089 my vehicles stand outside the menu, and the chosen one gives its plate', async () => {
    const assets = [
      { assetId: 'a1', licensePlateNo: '06ABC45', description: 'Fiat Egea, 2021', hasActivePolicy: false },
    ];
    const { store, container } = await open({ answers: { 'GET getAssets': assets } });
    await walkToLicence();
    await title('Araçlarım');
    expect(screen.queryByRole('listitem', { name: 'Araçlarım' })).toBeNull();
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.click(await screen.findByRole('radio', { name: /06 ABC 45/ }));
    await press('Devam et');
    await title('Ruhsat bilgileri');
    expect(store.getState()).toMatchObject({
      funnel: { TRAFFIC: { answers: { directionAsset: 'a1', licensePlateNo: '06ABC45' } } },
    });
  });

  it('M330 another plate clears the vehicle and keeps plate status, number, city and licence number', () => {
    const before = {
      licensePlateStatus: '1',
      licensePlateNo: '34ABC12',
      licensePlateCity: '34',
      cityId: '34',
      licenseNo: 'AB123456',
      vehicleBrand: '005',
      vehicleModelYear: '2019',
      vehicleModelType: '103',
      vehicleFuelType: '0',
      isVehicleFound: true,
    };
    expect(changeAnswers(traffic, before, { licensePlateNo: '34ABC99' })).toEqual({
      licensePlateStatus: '1',
      licensePlateNo: '34ABC99',
      licensePlateCity: '34',
      cityId: '34',
      licenseNo: 'AB123456',
      plate1: '34',
      plate2: 'ABC',
      plate3: '99',
    });
  });

  it('F122 the welcome step opens for a visitor of whom nothing is known, and leads on to entering by hand', async () => {
    await open({ funnel: {} });
    await title('Nasıl başlayalım?');
    await press('Devam et');
    expect(await title('Temel bilgiler')).toBeVisible();
  });
});

describe('the remote', () => {
  it('has a form and a camera page per registered line, and publishes its path', () => {
    const slugs = vehicleLines.map(({ id }) => factsOf(id).slug);
    expect(routes.map(({ path }) => path)).toEqual([
      ...slugs.flatMap((slug) => [`${slug}/form/ruhsat-okut`, `${slug}/form/*`]),
      'form',
      'form/devam',
    ]);
    expect(paths.map(({ pattern, params }) => [pattern, params])).toEqual([
      ['/:branch/form/*', { branch: slugs }],
      ['/form', undefined],
      ['/form/devam', undefined],
    ]);
    expect(slices.map(({ reducerPath }) => reducerPath)).toEqual(['funnel']);
  });
});
