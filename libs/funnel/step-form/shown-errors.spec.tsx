import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAnswer, refused, visitId } from '../testing/fake-api';
import { renderForm } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { identity, atFirst, atPerson, press, fill } from '../testing/open-steps';

describe('errors', () => {
  it('appear on submit only, in a summary that takes the focus, with the same texts as at the fields', async () => {
    await atFirst();
    const field = await screen.findByLabelText(/TCKN veya VKN/);
    await userEvent.type(field, '123');
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    const link = within(summary).getByRole('link', { name: 'Cep telefonu numaranızı girin' });
    expect(link).toHaveAttribute('href', '#phoneNumber');
    expect(screen.getByLabelText(/Cep telefonu/)).toHaveAccessibleDescription(
      expect.stringContaining('Cep telefonu numaranızı girin'),
    );
    expect(document.title).toMatch(/^Hata: /);
    expect(field).toHaveValue('123');
  });

  it('do not appear for a number that was pasted with its label', async () => {
    await renderForm(sampleLine, { path: '/trafik-sigortasi/form/temel-bilgiler' });
    await userEvent.click(await screen.findByLabelText(/TCKN/));
    await userEvent.paste('T.C. Kimlik No: 100 000 000 78');
    await userEvent.tab();
    expect(screen.getByLabelText(/TCKN/)).toHaveValue('100 000 000 78');
  });

  it('disappear as the field becomes valid, and the button is never disabled', async () => {
    await atFirst();
    await press();
    await fill(/Cep telefonu/, '532 123 45 67');
    expect(within(screen.getByRole('alert')).queryByText('Cep telefonu numaranızı girin')).toBeNull();
    expect(screen.getByRole('button', { name: 'Devam et' })).toBeEnabled();
    await fill(/TCKN veya VKN/, identity);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).not.toMatch(/^Hata/);
  });

  it('of a submitted step are not shown when it is opened again', async () => {
    const { router } = await atPerson();
    await press();
    expect(screen.getByRole('alert')).toBeVisible();
    await fill('Gün', '12');
    await fill('Ay', '4');
    await fill('Yıl', '1985');
    await fill('Plaka', '34 abc 12');
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Araç özellikleri' });
    await act(() => router.navigate('/trafik-sigortasi/form/kisisel-bilgiler'));
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('appear when the step opens with an answer that was not validated, but not for missing answers', async () => {
    await atFirst({ funnel: { visitId, answers: { shortLicenseOwnerTcOrTaxNo: '10000000079' } } });
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#shortLicenseOwnerTcOrTaxNo']);
    expect(screen.getByLabelText(/TCKN veya VKN/)).toHaveValue('100 000 000 79');
  });

  it('of the server stay at their field until the value changes, and nothing typed is lost', async () => {
    await atPerson({ answers: { 'POST querycustomerinfo': refused('identityNotMatchBirthDate', 'uyuşmuyor') } });
    await fill('Gün', '12');
    await fill('Ay', '4');
    await fill('Yıl', '1985');
    await fill('Plaka', '34 abc 12');
    await press();
    expect(await screen.findByRole('link', { name: /doğum tarihi eşleşmiyor/ })).toHaveAttribute(
      'href',
      '#birthdayForLicense',
    );
    expect(screen.getByLabelText('Yıl')).toHaveValue('1985');
    await userEvent.clear(screen.getByLabelText('Gün'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['no connection', noAnswer, /İnternet bağlantınız kesildi/],
    ['a server that fails', undefined, /Sistemimiz şu anda yanıt vermiyor/],
  ])('%s has a message, a retry and a telephone number', async (_, answer, words) => {
    await atFirst({ answers: { 'POST createfunnel': answer } });
    await fill(/TCKN veya VKN/, identity);
    await fill(/Cep telefonu/, '5321234567');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(screen.getByLabelText(/TCKN veya VKN/)).toHaveValue('100 000 000 78');
  });
});
