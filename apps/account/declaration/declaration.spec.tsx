import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anonymous, openAccount, signedIn } from '../testing/open-account';

const path = '/uyelik/telefon-beyani';
const status = { seance: 's'.repeat(32), isNew: false, phoneNumberMasked: '0543 *** ** 07', code: null };
const proven = anonymous({
  getOtpVerificationStatus: { ...status, step: 'login' },
  entryFile: { uploadId: 'f'.repeat(32) },
  sendPhoneDeclaration: null,
});

describe('/uyelik/telefon-beyani', () => {
  it('M305 sends a signed declaration for the telephone that a code has proven', async () => {
    const { calls, container } = openAccount(path, proven);
    expect(await screen.findByText(/kodunu girdiğiniz 0543 \*\*\* \*\* 07/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Beyanı gönder' }));
    expect(calls.map(({ call }) => call)).not.toContain('sendPhoneDeclaration');
    expect(screen.getByRole('alert')).toHaveTextContent('Bir dosya seçin');
    const picture = new File(['x'], 'beyan.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText(/İmzalı beyanın fotoğrafı/), picture);
    await screen.findByText('beyan.jpg');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Beyanı gönder' }));
    expect(await screen.findByText('Beyanınızı aldık')).toBeVisible();
    expect(calls.find(({ call }) => call === 'sendPhoneDeclaration')?.body).toEqual({ file: 'f'.repeat(32) });
  });

  it('M305 has a company declare by who may sign for it', async () => {
    const company = { ...status, step: 'login', isCompany: true };
    const { container } = openAccount(path, anonymous({ getOtpVerificationStatus: company }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Şirket hesabını imzalı beyanla açın' })).toBeVisible();
    expect(screen.getByText(/vergi numaramız/)).toBeVisible();
    expect(screen.queryByText(/Eski telefonuma/)).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('asks to sign in with the new telephone first', async () => {
    openAccount(path, anonymous({ getOtpVerificationStatus: { ...status, step: 'otp' } }));
    expect(await screen.findByRole('link', { name: 'Yeni numaramla giriş yap' })).toHaveAttribute('href', '/uyelik');
    expect(screen.queryByLabelText(/İmzalı beyanın fotoğrafı/)).toBeNull();
  });

  it('ends a session that is open here before it', async () => {
    openAccount(path, signedIn({ getOtpVerificationStatus: { ...status, step: 'start' } }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Çıkış yap ve yeni numaramla gir' });
    await waitFor(() => expect(button.form).toHaveAttribute('action', '/uyelik/cikis?sonra=giris'));
  });
});
