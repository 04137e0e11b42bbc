import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../../testing/fake-page';
import { codeNeeded, createPolicyInfo, fillSummary, goOn, openSummary, savePayer } from '../../testing/open-summary';
import { information } from '../../testing/order-answers';
import { openDocument } from '../../visit/open-document';

jest.mock('../../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

beforeEach(() => jest.mocked(openDocument).mockClear());

describe('who pays', () => {
  const other = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('radio', { name: 'Başka biri ödüyor' }));
  };
  const typePayer = async (): Promise<void> => {
    await other();
    await userEvent.type(screen.getByRole('textbox', { name: /TCKN ya da VKN/ }), '100 000 000 78');
    await userEvent.type(screen.getByRole('textbox', { name: /Ödeyenin cep telefonu/ }), '0532 123 45 67');
  };

  it('is the insured until somebody else is named', async () => {
    const { page } = await openSummary();
    expect(screen.getByRole('radio', { name: 'Sigortalı ödüyor' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /TCKN ya da VKN/ })).toBeNull();
    await fillSummary();
    await goOn();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.asked(savePayer)).toEqual([]);
    expect(page.asked(createPolicyInfo)[0]?.body).toMatchObject({ isInsurerDifferent: false });
  });

  it('is found by the number, masked, before a code goes out', async () => {
    await openSummary({ 'POST policyrequest/SearchInsurer': { displayName: 'M*** K***', isFound: true } });
    await other();
    await userEvent.type(screen.getByRole('textbox', { name: /TCKN ya da VKN/ }), '10000000078');
    await userEvent.click(screen.getByRole('button', { name: 'Kişiyi bul' }));
    expect(await screen.findByText('Bulundu: M*** K***')).toBeVisible();
  });

  it('is stored and proven by a code before the payment opens', async () => {
    const { page, container } = await openSummary({
      [codeNeeded]: { isOtpRequired: true, phoneNumberMasked: '0532 *** ** 67' },
      'POST policyrequest/sendotp': { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
      'POST policyrequest/otpvalidate': null,
    });
    await typePayer();
    await fillSummary();
    await goOn();
    const code = await screen.findByRole('textbox', { name: /6 haneli kod/ });
    expect(page.asked(savePayer)[0]?.body).toEqual({ visitId, identityNo: '10000000078', phoneNumber: '5321234567' });
    expect(page.asked(createPolicyInfo)[0]?.body).toMatchObject({ isInsurerDifferent: true });
    expect(openDocument).not.toHaveBeenCalled();
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Doğrula ve devam et' }));
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/odeme-bilgileri'));
  });

  it('may have the code sent to another telephone, at most ten of which belong to a person', async () => {
    const change = 'POST policyrequest/SaveInsurerPhone';
    let answer: unknown = refused('phoneMaximumUse', 'En çok 10 farklı telefon kullanılabilir.');
    const { page } = await openSummary({
      [codeNeeded]: { isOtpRequired: true, phoneNumberMasked: '0532 *** ** 67' },
      'POST policyrequest/sendotp': { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
      [change]: () => answer,
    });
    await fillSummary();
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Telefon numarasını değiştir' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Yeni cep telefonu' }), '0533 000 00 01');
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Bu numaraya kod gönder' }));
    await send();
    expect(await screen.findByText('En çok 10 farklı telefon kullanılabilir.')).toBeVisible();
    answer = null;
    await send();
    expect(await screen.findByText(/0533 000 00 01 numarasına/)).toBeVisible();
    expect(page.asked(change)[1]?.body).toEqual({ visitId, phoneNumber: '5330000001' });
  });

  it('is not asked again when the server knows the payer', async () => {
    const payer = {
      displayName: 'M*** K***',
      identityNoMasked: '100*****078',
      phoneNumberMasked: '0532 *** ** 67',
      isVerified: true,
    };
    const { page } = await openSummary({ 'GET policyrequest/GetInformations/': { ...information, payer } });
    expect(screen.getByText('100*****078')).toBeVisible();
    await fillSummary();
    await goOn();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.asked(savePayer)).toEqual([]);
    expect(page.asked(createPolicyInfo)[0]?.body).toMatchObject({ isInsurerDifferent: true });
  });

  it('a refusal stands at the number that it speaks of', async () => {
    await openSummary({ [savePayer]: refused('sameIdentity', 'Numara sigortalınınkinden farklı olmalı.') });
    await typePayer();
    await fillSummary();
    await goOn();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /TCKN ya da VKN/ })).toHaveAccessibleDescription(/farklı olmalı/),
    );
    expect(screen.getByRole('textbox', { name: /TCKN ya da VKN/ })).toHaveValue('100 000 000 78');
  });
});
