import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAnswer, visitId } from '../testing/fake-api';
import { identity, atFirst, atPerson, press, fill } from '../testing/open-steps';

describe('personal-data verification', () => {
  const typePerson = async () => {
    await fill(/TCKN veya VKN/, identity);
    await fill(/Cep telefonu/, '5321234567');
  };

  it('F079 runs when temel-bilgiler is submitted: visit, draft, notice, person, whether a code is required', async () => {
    const { api, path } = await atFirst();
    await typePerson();
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    await waitFor(() =>
      expect(api.calls()).toEqual([
        'POST createfunnel',
        'POST save',
        'POST setkvkkstatus',
        'POST savecustomerinfo',
        'POST isotprequired',
        'POST save',
      ]),
    );
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/kisisel-bilgiler'));
  });

  it('moves the focus to the title of the next step', async () => {
    await atFirst();
    await typePerson();
    await press();
    const title = await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('goes on after the code when the step cannot be stored, shows that, and stores it when the browser is online', async () => {
    const { api } = await atFirst({ answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await typePerson();
    await press();
    await waitFor(() => expect(api.calls()).toContain('POST sendotp'));
    api.answer('POST save', noAnswer);
    await fill(/6 haneli kod/, '123456');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' })).toBeVisible();
    expect(await screen.findByText(/bağlantı gelince kendiliğinden kaydedilir/)).toBeVisible();
    api.answer('POST save', null);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/kendiliğinden kaydedilir/)).toBeNull());
    expect(api.sent.at(-1)).toMatchObject({ call: 'POST save', body: { step: 'temel-bilgiler', completed: true } });
  });

  it('closes the code panel with its step', async () => {
    const { router } = await atPerson({ answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await act(() => router.navigate('/trafik-sigortasi/form/temel-bilgiler'));
    await press();
    await screen.findByLabelText(/6 haneli kod/);
    await act(() => router.navigate('/trafik-sigortasi/form/kisisel-bilgiler'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' })).toBeVisible();
    expect(screen.queryByLabelText(/6 haneli kod/)).toBeNull();
  });

  it('goes back to the telephone number without losing what was typed', async () => {
    await atFirst({ answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await typePerson();
    await press();
    await press('Telefon numarasını değiştir');
    expect(await screen.findByLabelText(/Cep telefonu/)).toHaveValue('532 123 45 67');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('asks for the code where one is required, and goes on when it is right', async () => {
    const { api } = await atFirst({ answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await typePerson();
    await press();
    await fill(/6 haneli kod/, '123456');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' })).toBeVisible();
    expect(api.sent.find(({ call }) => call === 'POST otpvalidate')?.body).toEqual({ visitId, code: '123456' });
  });

  it('stores a ticked marketing permission and sends nothing of an unticked one', async () => {
    const quiet = await atFirst();
    expect(await screen.findByRole('checkbox')).not.toBeChecked();
    await typePerson();
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    expect(quiet.api.calls()).not.toContain('POST saveannouncementpermission');
    quiet.unmount();
    const ticked = await atFirst();
    await typePerson();
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    expect(ticked.api.sent.find(({ call }) => call === 'POST saveannouncementpermission')?.body).toEqual({
      visitId,
      value: '5321234567',
      type: 0,
      isPermission: true,
      textVersion: 'duyuru-2026-11',
    });
  });

  it('F404 marketing permission is required where the configuration says so, optional elsewhere', async () => {
    await atFirst({ page: { marketingPermissionRequired: true } });
    await typePerson();
    await press();
    expect(screen.getByRole('link', { name: 'Devam etmek için iletişim iznini işaretleyin' })).toHaveAttribute(
      'href',
      '#marketingConfirm',
    );
  });
});
