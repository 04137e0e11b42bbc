import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrives, fromHero, open, press, title, giveBirthDate } from './testing/open-traffic';
import { vehicleNotFound, vehicle } from './testing/register-replies';

describe('the form of TRAFFIC', () => {
  it("with an unknown plate asks for the licence serial and then for the vehicle's features", async () => {
    await open({
      answers: {
        'POST queryvehicleinfo': vehicleNotFound,
        'POST getvehicleinfo': vehicleNotFound,
        'POST GetBrandList': [{ code: '005', name: 'BMW' }],
      },
    });
    await giveBirthDate();
    await userEvent.type(await screen.findByLabelText('Belge seri no'), 'ab 123456');
    await press('Aracı bul ve devam et');
    await title('Araç özellikleri');
    for (const name of ['Marka', 'Model yılı', 'Tip'])
      expect(await screen.findByRole('combobox', { name })).toHaveValue('');
    for (const name of [/Şasi no/, /Koltuk sayısı/]) expect(screen.getByRole('textbox', { name })).toHaveValue('');
    await press('Teklifleri getir');
    expect(screen.getByRole('link', { name: 'Aracın markasını seçin' })).toBeVisible();
  });

  it('finds the vehicle again after the plate status was changed and changed back, twice', async () => {
    const { api, router } = await open({ answers: { 'POST getvehicleinfo': vehicle } });
    await giveBirthDate();
    await title('Araç özellikleri');
    await arrives('arac-ozellikleri');
    for (const _ of [1, 2]) {
      await act(() => router.navigate('/trafik-sigortasi/form/ruhsat-bilgileri'));
      await userEvent.click(await screen.findByRole('button', { name: /Değiştir/ }));
      await userEvent.click(await screen.findByRole('radio', { name: 'Plakam henüz çıkmadı' }));
      await userEvent.click(screen.getByRole('radio', { name: 'Plakam var' }));
      await press('Aracı bul ve devam et');
      await title('Araç özellikleri');
      expect(await screen.findByText('2019 BMW 320i')).toBeVisible();
      expect(screen.queryByRole('combobox', { name: 'Marka' })).toBeNull();
      await arrives('arac-ozellikleri');
    }
    expect(api.calls().filter((call) => call === 'POST getvehicleinfo')).toHaveLength(2);
  });

  it('treats a register that does not respond as one that found nothing: returning does not wait for it again', async () => {
    const { api, router } = await open({ answers: { 'POST queryvehicleinfo': undefined } });
    const asked = () => api.calls().filter((call) => call === 'POST queryvehicleinfo').length;
    await giveBirthDate();
    await arrives('ruhsat-bilgileri');
    expect(await screen.findByLabelText('Belge seri no')).toBeVisible();
    const before = asked();
    await act(() => router.navigate('/trafik-sigortasi/form/meslek-bilgisi'));
    await title('Meslek bilgisi');
    await press('Devam et');
    expect(await screen.findByLabelText('Belge seri no')).toBeVisible();
    expect(asked()).toBe(before);
  });

  it('keeps what was found when the register fails later', async () => {
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
});
