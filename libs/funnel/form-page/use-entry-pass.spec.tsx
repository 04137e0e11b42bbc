import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
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
