import { screen } from '@testing-library/react';
import { visitId } from '../testing/fake-api';
import { atFirst, firstStep, identity, press } from '../testing/open-steps';

const person = { shortLicenseOwnerTcOrTaxNo: identity, phoneNumber: '5321234567' };
const open = (isVerified = false) =>
  atFirst({
    path: firstStep,
    answers: { 'POST isotprequired': { isOtpRequired: true } },
    funnel: { visitId, answers: person, isVerified },
  });
const codeField = () => screen.findByLabelText(/6 haneli kod/);

beforeEach(() => sessionStorage.clear());

it('shows the code again when the page is reloaded at it', async () => {
  const { unmount } = await open();
  await press();
  await codeField();
  unmount();
  await open();
  expect(await codeField()).toBeVisible();
});

it.each([
  ['went back to the telephone number', async () => press('Telefon numarasını değiştir'), false],
  ['has been verified since', async () => undefined, true],
])('shows the form to a visitor who %s', async (_, act, isVerified) => {
  const { unmount } = await open();
  await press();
  await codeField();
  await act();
  unmount();
  await open(isVerified);
  expect(await screen.findByRole('button', { name: 'Devam et' })).toBeVisible();
  expect(screen.queryByLabelText(/6 haneli kod/)).toBeNull();
});
