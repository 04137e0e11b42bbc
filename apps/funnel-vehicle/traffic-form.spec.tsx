import '@testing-library/jest-dom';
import { changeAnswers } from '@emsal/lines/kit/answers';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromHero, open, press, title, walkToLicence } from './testing/open-traffic';

describe('the form of TRAFFIC', () => {
  it('with a known plate asks for three values between the landing page and the offers', async () => {
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

  it('the occupation is a searchable list', async () => {
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

  it('F089 the step of saved vehicles is not in the menu, and the selected vehicle fills in the plate', async () => {
    const assets = [
      { assetId: 'a1', licensePlateNo: '06ABC45', description: 'Fiat Egea, 2021', hasActivePolicy: false },
    ];
    const { store, container } = await open({ answers: { 'GET getAssets': assets } });
    await walkToLicence();
    await title('Araçlarım');
    expect(screen.queryByRole('listitem', { name: 'Araçlarım' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(await screen.findByRole('radio', { name: /06 ABC 45/ }));
    await press('Devam et');
    await title('Ruhsat bilgileri');
    expect(store.getState()).toMatchObject({
      funnel: { TRAFFIC: { answers: { directionAsset: 'a1', licensePlateNo: '06ABC45' } } },
    });
  });

  it('M330 another plate clears the vehicle and keeps plate status, number, city and licence serial', () => {
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

  it('F122 a visitor without any data starts at the welcome step and continues to the typed form', async () => {
    await open({ funnel: {} });
    await title('Nasıl başlayalım?');
    await press('Devam et');
    expect(await title('Temel bilgiler')).toBeVisible();
  });
});
