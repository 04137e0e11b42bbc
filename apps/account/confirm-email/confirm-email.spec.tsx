import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anonymous, information, openAccount, refused, signedIn } from '../testing/open-account';

const token = 't'.repeat(60);
const openLink = (reply: unknown) => openAccount(`/uyelik/e-posta-onay/${token}`, anonymous({ EmailValidate: reply }));
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Adresimi onayla' }));

describe('confirming an e-mail address', () => {
  it('M495 needs a press, because programs open links too', async () => {
    const { calls, container } = openLink(null);
    await screen.findByRole('heading', { name: 'E-posta adresinizi onaylayın' });
    expect(await axeViolations(container)).toEqual([]);
    expect(calls).toEqual([]);
    await confirm();
    expect(await screen.findByText('E-posta adresiniz onaylandı')).toBeVisible();
    expect(calls).toEqual([{ call: 'EmailValidate', body: { token } }]);
  });

  it('says when the link is over', async () => {
    openLink(refused('emailLinkOver', 'Bu bağlantının süresi doldu.'));
    await confirm();
    expect(await screen.findByText('Bu bağlantının süresi doldu.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hesabıma git' })).toHaveAttribute('href', '/uyelik/hesabim');
  });

  it('M494 is asked for in the account, as long as the address is not confirmed', async () => {
    const { calls } = openAccount(
      '/uyelik/hesabim',
      signedIn({ getCustomerInfo: { ...information, email: 'ayse@ornek.example' }, sendValidateEmail: null }),
    );
    expect(await screen.findByText('Onaylanmadı')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Onay iletisi gönder' }));
    expect(await screen.findByText(/^Onay iletisini gönderdik/)).toBeVisible();
    expect(calls.filter(({ call }) => call === 'sendValidateEmail')).toHaveLength(1);
  });
});
