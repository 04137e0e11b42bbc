import { refused } from '@emsal/funnel/testing/fake-api';
import { changeAnswers } from '@emsal/lines/kit/answers/answers';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromHero, open, press, title, giveBirthDate } from './testing/open-traffic';

describe('the form of TRAFFIC', () => {
  it('with a known plate asks for the birth date and shows what was found between the code and the offers', async () => {
    const { path, api, container } = await open();
    await giveBirthDate();
    await title('Araç özellikleri');
    expect(await screen.findByText('2019 BMW 320i')).toBeVisible();
    expect(screen.getByText('34 ABC 12')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
    await press('Teklifleri getir');
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
    expect(api.calls().slice(-3)).toEqual(['POST savevehicleinfo', 'POST save', 'POST createoffer']);
  });

  it('keeps the steps that were passed over in the menu, by which they open', async () => {
    const { router } = await open();
    await giveBirthDate();
    await title('Araç özellikleri');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Meslek/ });
    await act(() => router.navigate(link.pathname));
    expect(await title('Meslek bilgisi')).toBeVisible();
    await press('Devam et');
    expect(await title('Araç özellikleri')).toBeVisible();
  });

  it('asks nothing of a returning visitor whose birth date and car are known', async () => {
    const { path } = await open({
      funnel: { ...fromHero, answers: { ...fromHero.answers, birthdayForLicense: '1985-04-12' } },
      answers: {
        'GET getAssets': [{ assetId: 'a1', licensePlateNo: '34ABC12', description: '', hasActivePolicy: true }],
      },
    });
    await title('Araç özellikleri');
    await press('Teklifleri getir');
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
  });

  it('shows the birth date again where the register refuses it, although the visitor waits for the car', async () => {
    await open({ answers: { 'POST querycustomerinfo': refused('identityNotMatchBirthDate', 'x') } });
    await giveBirthDate();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await title('Kişisel bilgiler')).toBeVisible();
    expect(screen.getByLabelText('Yıl')).toHaveValue('1985');
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
    const { licensePlateNo: _, licensePlateStatus: __, ...withoutPlate } = fromHero.answers;
    const { store, container } = await open({
      funnel: { ...fromHero, answers: withoutPlate },
      answers: { 'GET getAssets': assets },
    });
    await giveBirthDate();
    await title('Araçlarım');
    expect(screen.queryByRole('listitem', { name: 'Araçlarım' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(await screen.findByRole('radio', { name: /06 ABC 45/ }));
    await press('Devam et');
    await title('Araç özellikleri');
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
