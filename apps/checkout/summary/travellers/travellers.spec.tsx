import { openDocument } from '@emsal/platform/navigation/open-document';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../testing/fake-page';
import { createPolicyInfo, fillSummary, openSummary, submitSummary } from '../../testing/open-summary';
import { information } from '../../testing/order-responses';
import type { AskedTraveller } from './travellers-form';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));
beforeEach(() => {
  vi.mocked(openDocument).mockClear();
  sessionStorage.clear();
});

const second: AskedTraveller = {
  place: 2,
  title: '2. yolcu',
  birthYear: '1986',
  name: '',
  surname: '',
  numberMasked: '',
  byPassport: false,
  asksNumber: true,
};
const third: AskedTraveller = { ...second, place: 3, title: '3. yolcu', birthYear: '2015' };
const open = (travellers: readonly AskedTraveller[], more = {}) =>
  openSummary({ 'GET policyrequest/GetInformations/': { ...information, travellers }, ...more });
const group = (title: string) => within(screen.getByRole('group', { name: new RegExp(`^${title}`) }));
const type = (title: string, label: string, text: string) =>
  userEvent.type(group(title).getByRole('textbox', { name: label }), text);

it('asks each for name, surname and identity number or passport, and sends them', async () => {
  const { page, container } = await open([second, third]);
  await fillSummary();
  await submitSummary();
  const alert = within(screen.getByRole('alert'));
  for (const message of ['2. yolcu: Adını girin', '3. yolcu: Kimlik numarasını girin'])
    expect(alert.getByRole('link', { name: message })).toBeVisible();
  await type('2. yolcu', 'Adı', 'Deniz');
  await type('2. yolcu', 'Soyadı', 'Yalın');
  await type('2. yolcu', 'TC kimlik no', '200 000 000 46');
  await type('3. yolcu', 'Adı', 'Ann');
  await type('3. yolcu', 'Soyadı', 'Lee');
  await userEvent.click(group('3. yolcu').getByRole('radio', { name: 'Pasaport' }));
  await type('3. yolcu', 'Pasaport numarası', 'u1234567');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  await submitSummary();
  await waitFor(() => expect(openDocument).toHaveBeenCalled());
  expect(page.callsTo(createPolicyInfo)[0]?.body?.['travellers']).toEqual([
    { place: 2, name: 'Deniz', surname: 'Yalın', identityNo: '20000000046', passportNo: '' },
    { place: 3, name: 'Ann', surname: 'Lee', identityNo: '', passportNo: 'U1234567' },
  ]);
});

it('shows what was saved, with the number masked, and asks it again only to change it', async () => {
  const saved = { ...second, name: 'DENİZ', surname: 'YALIN', numberMasked: '200******46' };
  const { page } = await open([saved, { ...third, asksNumber: false, numberMasked: '100******78' }]);
  expect(group('2. yolcu').getByRole('textbox', { name: 'Adı' })).toHaveValue('DENİZ');
  expect(group('2. yolcu').getByText(/Kayıtlı numara 200\*{6}46/)).toBeVisible();
  expect(group('3. yolcu').queryByRole('textbox', { name: 'TC kimlik no' })).toBeNull();
  await type('3. yolcu', 'Adı', 'Ece');
  await type('3. yolcu', 'Soyadı', 'Yalın');
  await fillSummary();
  await submitSummary();
  await waitFor(() => expect(openDocument).toHaveBeenCalled());
  expect(page.callsTo(createPolicyInfo)[0]?.body?.['travellers']).toMatchObject([{ identityNo: '' }, { name: 'Ece' }]);
});

it('shows what the register refuses at the field of its traveller', async () => {
  const message = '2. yolcu: Kimlik numarası, formdaki doğum tarihiyle eşleşmiyor.';
  const saved = { ...second, name: 'DENİZ', surname: 'YALIN', numberMasked: '200******46' };
  await open([saved], {
    [createPolicyInfo]: refused('travellersIncomplete', 'Kontrol edin.', { 'travellers.2.identityNo': message }),
  });
  await fillSummary();
  await submitSummary();
  expect(await screen.findByRole('link', { name: message })).toBeVisible();
  expect(group('2. yolcu').getByRole('textbox', { name: 'TC kimlik no' })).toBeInvalid();
});

it('a reload loses nothing that was typed, and the tab keeps nothing that was saved', async () => {
  const { unmount } = await open([second]);
  await type('2. yolcu', 'Adı', 'Ann');
  await type('2. yolcu', 'Soyadı', 'Lee');
  await userEvent.click(group('2. yolcu').getByRole('radio', { name: 'Pasaport' }));
  await type('2. yolcu', 'Pasaport numarası', 'u1234567');
  unmount();
  await open([second]);
  expect(group('2. yolcu').getByRole('radio', { name: 'Pasaport' })).toBeChecked();
  expect(group('2. yolcu').getByRole('textbox', { name: 'Pasaport numarası' })).toHaveValue('u1234567');
  expect(group('2. yolcu').getByRole('textbox', { name: 'Adı' })).toHaveValue('Ann');
  await fillSummary();
  await submitSummary();
  await waitFor(() => expect(openDocument).toHaveBeenCalled());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('u1234567');
});
