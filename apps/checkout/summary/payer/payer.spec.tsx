import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../../testing/fake-page';
import {
  codeNeeded,
  createPolicyInfo,
  fillSummary,
  submitSummary,
  openSummary,
  savePayer,
} from '../../testing/open-summary';
import { information } from '../../testing/order-responses';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { visitTexts } from '../../visit/visit.texts';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  vi.mocked(openDocument).mockClear();
  sessionStorage.clear();
});

describe('the payer', () => {
  const other = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('radio', { name: 'Başka biri' }));
  };
  const typePayer = async (): Promise<void> => {
    await other();
    await userEvent.type(screen.getByRole('textbox', { name: /TCKN ya da VKN/ }), '100 000 000 78');
    await userEvent.type(screen.getByRole('textbox', { name: /Ödeyenin cep telefonu/ }), '0532 123 45 67');
  };

  it('is the insured unless another payer is named', async () => {
    const { page } = await openSummary();
    expect(screen.getByRole('radio', { name: 'Sigortalı' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /TCKN ya da VKN/ })).toBeNull();
    await fillSummary();
    await submitSummary();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.callsTo(savePayer)).toEqual([]);
    expect(page.callsTo(createPolicyInfo)[0]?.body).toMatchObject({ isInsurerDifferent: false });
  });

  it('M376 F440 of a child’s journey is the parent: nobody else can be named', async () => {
    const { page } = await openSummary({
      'GET policyrequest/GetInformations/': { ...information, isPayerFixed: true },
    });
    expect(screen.queryByRole('radio', { name: 'Başka biri' })).toBeNull();
    expect(screen.getByText('Kart, sigorta ettirenin olmalı.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sigorta ettiren' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sigortalı' })).toBeNull();
    await fillSummary();
    await submitSummary();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.callsTo(createPolicyInfo)[0]?.body).toMatchObject({ isInsurerDifferent: false });
  });

  it('is looked up by number, masked, before a code is sent', async () => {
    await openSummary({ 'POST policyrequest/SearchInsurer': { displayName: 'M*** K***', isFound: true } });
    await other();
    await userEvent.type(screen.getByRole('textbox', { name: /TCKN ya da VKN/ }), '10000000078');
    await userEvent.click(screen.getByRole('button', { name: 'Kişiyi bul' }));
    expect(await screen.findByText('Bulundu: M*** K***')).toBeVisible();
  });

  it('is saved and verified by a code before the payment', async () => {
    const { page, container } = await openSummary({
      [codeNeeded]: { isOtpRequired: true, phoneNumberMasked: '0532 *** ** 67' },
      'POST policyrequest/sendotp': { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
      'POST policyrequest/otpvalidate': null,
    });
    await typePayer();
    await fillSummary();
    await submitSummary();
    const code = await screen.findByRole('textbox', { name: /6 haneli kod/ });
    expect(page.callsTo(savePayer)[0]?.body).toEqual({ visitId, identityNo: '10000000078', phoneNumber: '5321234567' });
    expect(page.callsTo(createPolicyInfo)[0]?.body).toMatchObject({ isInsurerDifferent: true });
    expect(openDocument).not.toHaveBeenCalled();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Doğrula ve devam et' }));
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/odeme-bilgileri'));
  });

  it('can have the code sent to another phone, within the limit of ten per person', async () => {
    const change = 'POST policyrequest/SaveInsurerPhone';
    let answer: unknown = refused('phoneMaximumUse', 'En çok 10 farklı telefon kullanılabilir.');
    const { page } = await openSummary({
      [codeNeeded]: { isOtpRequired: true, phoneNumberMasked: '0532 *** ** 67' },
      'POST policyrequest/sendotp': { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
      [change]: () => answer,
    });
    await fillSummary();
    await submitSummary();
    await userEvent.click(await screen.findByRole('button', { name: 'Telefon numarasını değiştir' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Yeni cep telefonu' }), '0533 000 00 01');
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Bu numaraya kod gönder' }));
    await send();
    expect(await screen.findByText('En çok 10 farklı telefon kullanılabilir.')).toBeVisible();
    answer = null;
    await send();
    expect(await screen.findByText(/0533 000 00 01 numarasına/)).toBeVisible();
    expect(page.callsTo(change)[1]?.body).toEqual({ visitId, phoneNumber: '5330000001' });
  });

  describe('whose visit has ended meanwhile is led to a new request', () => {
    const ended = refused(endedVisit.code, endedVisit.message);
    const seesWayOn = async (): Promise<void> => {
      expect(await screen.findByRole('link', { name: visitTexts.startAgain })).toBeVisible();
    };
    const openCode = async (answers: Record<string, unknown>): Promise<void> => {
      await openSummary({ [codeNeeded]: { isOtpRequired: true, phoneNumberMasked: '0532 *** ** 67' }, ...answers });
      await fillSummary();
      await submitSummary();
    };

    it('at the search', async () => {
      await openSummary({ 'POST policyrequest/SearchInsurer': ended });
      await typePayer();
      await userEvent.click(screen.getByRole('button', { name: 'Kişiyi bul' }));
      await seesWayOn();
    });

    it('at the code', async () => {
      await openCode({ 'POST policyrequest/sendotp': ended });
      await seesWayOn();
    });

    it('at another phone', async () => {
      await openCode({
        'POST policyrequest/sendotp': { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
        'POST policyrequest/SaveInsurerPhone': ended,
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Telefon numarasını değiştir' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Yeni cep telefonu' }), '0533 000 00 01');
      await userEvent.click(screen.getByRole('button', { name: 'Bu numaraya kod gönder' }));
      await seesWayOn();
    });
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
    await submitSummary();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.callsTo(savePayer)).toEqual([]);
    expect(page.callsTo(createPolicyInfo)[0]?.body).toMatchObject({ isInsurerDifferent: true });
  });

  it('has a refusal shown at the number it concerns', async () => {
    await openSummary({ [savePayer]: refused('sameIdentity', 'Numara sigortalınınkinden farklı olmalı.') });
    await typePayer();
    await fillSummary();
    await submitSummary();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /TCKN ya da VKN/ })).toHaveAccessibleDescription(/farklı olmalı/),
    );
    expect(screen.getByRole('textbox', { name: /TCKN ya da VKN/ })).toHaveValue('100 000 000 78');
  });
});
