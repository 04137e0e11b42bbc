import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../testing/fake-api';
import { atFirst, firstStep, fill, press, verified } from '../testing/open-steps';

const known = { ...verified, done: [], isVerified: false };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => sessionStorage.clear());

describe('a visitor who comes from the landing page with identity and telephone', () => {
  it('sees the code first, with the information notice, and then what is not known', async () => {
    const { path } = await atFirst({ funnel: known, answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await title('Telefonunuza gelen kodu girin');
    expect(screen.getByRole('link', { name: /aydınlatma metninde/ })).toBeVisible();
    await fill(/6 haneli kod/, '123456');
    await title('Kişisel bilgiler');
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/kisisel-bilgiler'));
  });

  it('sees neither step nor code where this browser has proven the telephone', async () => {
    const { api } = await atFirst({ funnel: known });
    await title('Kişisel bilgiler');
    expect(api.calls()).not.toContain('POST sendotp');
  });

  it('is stored with digits alone, though the landing page had formatted them', async () => {
    const typed = { shortLicenseOwnerTcOrTaxNo: '100 000 000 78', phoneNumber: '532 123 45 67' };
    const { api } = await atFirst({ funnel: { ...known, answers: typed } });
    await title('Kişisel bilgiler');
    expect(api.sent.find(({ call }) => call === 'POST savecustomerinfo')).toMatchObject({
      body: { identityNo: '10000000078', phoneNumber: '5321234567' },
    });
  });

  it('stays on a step that is shown while its last answer is typed', async () => {
    const typed = { shortLicenseOwnerTcOrTaxNo: '10000000079', phoneNumber: '5321234567' };
    const { api } = await atFirst({
      funnel: { ...known, answers: typed },
      answers: { 'POST isotprequired': { isOtpRequired: true } },
    });
    await fill(/TCKN/, '{Backspace}8');
    await userEvent.tab();
    await waitFor(() => expect(api.calls()).toContain('POST save'));
    expect(screen.getByRole('button', { name: 'Devam et' })).toBeVisible();
    expect(api.calls()).not.toContain('POST savecustomerinfo');
    await press('Devam et');
    await title('Telefonunuza gelen kodu girin');
  });

  it('sees the step with the reason where the server refuses', async () => {
    await atFirst({ funnel: known, answers: { 'POST savecustomerinfo': refused('phoneMaximumUse', 'x') } });
    expect(await screen.findByRole('link', { name: /en çok 10 farklı telefon/ })).toBeVisible();
    expect(await screen.findByLabelText(/Cep telefonu/)).toBeVisible();
  });

  it('who goes back to the telephone number is not led to the code again by a reload', async () => {
    const { path } = await atFirst({ funnel: known, answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await title('Telefonunuza gelen kodu girin');
    await press('Telefon numarasını değiştir');
    expect(await screen.findByLabelText(/Cep telefonu/)).toHaveValue('532 123 45 67');
    await waitFor(() => expect(path()).toBe(firstStep));
  });
});

it('a step that is opened by its own address is shown although it asks nothing', async () => {
  const { api } = await atFirst({ path: firstStep, funnel: known });
  expect(await screen.findByRole('button', { name: 'Devam et' })).toBeVisible();
  expect(api.calls()).toEqual([]);
});

it('a step whose permission is required is shown', async () => {
  await atFirst({ funnel: known, page: { marketingPermissionRequired: true } });
  expect(await screen.findByRole('checkbox', { name: /Kampanyalardan/ })).toBeVisible();
});
