import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAnswer, refused } from '../testing/fake-api';
import { identity, atFirst, firstStep, verified, atVehicle, press } from '../testing/open-steps';

beforeEach(() => sessionStorage.clear());

describe('a known answer', () => {
  const found = { isVehicleFound: true, brandCode: '2' };

  it('is shown for confirmation and asked for after Değiştir', async () => {
    await atVehicle({ answers: { 'POST queryvehicleinfo': found } });
    await userEvent.click(await screen.findByRole('button', { name: 'Değiştir: Marka' }));
    expect(screen.getByLabelText('Marka')).toHaveValue('2');
    expect(screen.getByLabelText('Marka')).toHaveFocus();
  });

  it('from the landing page is confirmed with one click', async () => {
    const { api } = await atFirst({ path: firstStep, funnel: { ...verified, done: [], isVerified: false } });
    expect(await screen.findByText('532 123 45 67')).toBeVisible();
    expect(screen.queryByLabelText(/Cep telefonu/)).toBeNull();
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    expect(api.sent.find(({ call }) => call === 'POST savecustomerinfo')?.body).toMatchObject({
      identityNo: identity,
      phoneNumber: '5321234567',
    });
  });

  it('is asked for again where the server refuses it, with its message at the field', async () => {
    await atFirst({
      path: firstStep,
      funnel: { ...verified, done: [], isVerified: false },
      answers: { 'POST savecustomerinfo': refused('phoneMaximumUse', 'x') },
    });
    await screen.findByText('532 123 45 67');
    await press();
    await userEvent.click(await screen.findByRole('link', { name: /en çok 10 farklı telefon/ }));
    expect(screen.getByLabelText(/Cep telefonu/)).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /TCKN veya VKN/ })).toBeNull();
  });

  it('is asked for when the look-up finds nothing or fails', async () => {
    await atVehicle({ answers: { 'POST queryvehicleinfo': noAnswer } });
    expect(await screen.findByLabelText('Marka')).toHaveValue('');
  });

  it('is not looked up again when the step is opened again', async () => {
    const { api, router } = await atVehicle({ answers: { 'POST queryvehicleinfo': found } });
    await screen.findByText('BMW');
    await act(() => router.navigate('/trafik-sigortasi/form/kisisel-bilgiler'));
    await act(() => router.navigate('/trafik-sigortasi/form/arac-ozellikleri'));
    await screen.findByText('BMW');
    expect(api.calls().filter((call) => call === 'POST queryvehicleinfo')).toHaveLength(1);
  });
});
