import type { FormSetting } from '@emsal/funnel/testing/render-form';
import { visitId } from '@emsal/funnel/testing/fake-api';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { accessoryPriceMessages } from '@emsal/validation/accessory-price/accessory-price-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, press } from './testing/open-auto';

const dialog = () => screen.findByRole('dialog', { name: 'Aksesuarlar' });
const boxOf = (name: string) => screen.getByRole('textbox', { name: `${name}: bedeli` });

async function price(name: string, amount: string) {
  await userEvent.click(within(await dialog()).getByRole('checkbox', { name }));
  await userEvent.type(boxOf(name), amount);
}

async function openAccessories(setting: Partial<FormSetting> = {}) {
  const form = await openAt('arac-ozellikleri', {}, setting);
  await userEvent.click(await screen.findByRole('checkbox', { name: /sonradan takılan aksesuar/ }));
  await press('Aksesuar ekle');
  await within(await dialog()).findByText(/en çok 100.000 ₺/);
  return form;
}

describe('the form of AUTO', () => {
  it('F231 stores accessories after the vehicle, in kuruş, and continues to the offers', async () => {
    const { api, path } = await openAccessories();
    await price('Alarm', '15.000');
    await price('Jant', '2500');
    expect(screen.getByText('17.500 ₺')).toBeVisible();
    expect(await axeViolations(await dialog())).toEqual([]);
    await press('Aksesuarları kaydet');
    expect(await screen.findByText('2 aksesuar, toplam 17.500 ₺')).toBeVisible();
    await press('Teklifleri getir');
    await waitFor(() => expect(path()).toBe('/kasko-sigortasi/listeleme'));
    expect(api.sent.find(({ call }) => call === 'POST AddOrUpdateAccessories')?.body).toEqual({
      visitId,
      accessories: [
        { code: 'accessoryAlarm', amount: 1_500_000 },
        { code: 'accessoryRim', amount: 250_000 },
      ],
    });
  });

  it.each([
    ['99', accessoryPriceMessages.range],
    ['100001', accessoryPriceMessages.range],
    ['', 'Bedelini girin'],
    ['on', accessoryPriceMessages.notNumeric],
  ])('F425 a price of "%s" is rejected at its field and kept there', async (amount, message) => {
    await openAccessories();
    await userEvent.click(within(await dialog()).getByRole('checkbox', { name: 'Alarm' }));
    if (amount) await userEvent.type(boxOf('Alarm'), amount);
    await press('Aksesuarları kaydet');
    expect(boxOf('Alarm')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(boxOf('Alarm')).toHaveFocus();
    expect(boxOf('Alarm')).toHaveValue(amount);
  });

  it.each(['100', '100000'])('F425 a price of %s is accepted', async (amount) => {
    await openAccessories();
    await price('Alarm', amount);
    await press('Aksesuarları kaydet');
    expect(await screen.findByText(/^1 aksesuar/)).toBeVisible();
  });

  it("F426 more than a tenth of the vehicle's value is rejected, a tenth is accepted", async () => {
    await openAccessories();
    await price('Alarm', '99.900');
    await price('Jant', '101');
    await press('Aksesuarları kaydet');
    expect(await screen.findByText(accessoryPriceMessages.total)).toBeVisible();
    await userEvent.type(boxOf('Jant'), '{Backspace}0');
    await press('Aksesuarları kaydet');
    expect(await screen.findByText('2 aksesuar, toplam 100.000 ₺')).toBeVisible();
  });

  it('F427 closing with unsaved changes warns first, and offers to save them', async () => {
    await openAccessories();
    await price('Alarm', '5000');
    await press('Kapat');
    expect(await screen.findByText(accessoryPriceMessages.unsaved)).toBeVisible();
    await press('Kaydet');
    expect(await screen.findByText('1 aksesuar, toplam 5.000 ₺')).toBeVisible();
  });

  it('warns again of changes made after the warning', async () => {
    await openAccessories();
    await price('Alarm', '5000');
    await press('Kapat');
    await userEvent.type(screen.getByRole('textbox', { name: 'Alarm: bedeli' }), '7');
    expect(screen.queryByText(accessoryPriceMessages.unsaved)).toBeNull();
    await press('Kapat');
    expect(await screen.findByText(accessoryPriceMessages.unsaved)).toBeVisible();
  });

  it('closes at once without changes, and drops changes only when the visitor confirms', async () => {
    await openAccessories();
    await press('Kapat');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Aksesuar ekle');
    await price('Alarm', '5000');
    await press('Kapat');
    await press('Kaydetmeden kapat');
    expect(screen.getByRole('button', { name: 'Aksesuar ekle' })).toBeVisible();
  });

  it('what is typed in the open dialog is stored with the draft, and removed when the dialog is closed without saving', async () => {
    const { api } = await openAccessories();
    const stored = () =>
      api.sent
        .filter(({ call }) => call === 'POST save')
        .map(({ body }) => (body?.['answers'] as AnswerSet)['accessoriesForm'])
        .findLast((rows) => rows !== undefined);
    await price('Alarm', '50');
    await waitFor(() => expect(stored()).toEqual([{ code: 'accessoryAlarm', amount: '50' }]));
    await press('Kapat');
    await press('Kaydetmeden kapat');
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('Enter in a price saves the list and does not submit the step', async () => {
    const { path } = await openAccessories();
    await price('Alarm', '5000{Enter}');
    expect(await screen.findByText('1 aksesuar, toplam 5.000 ₺')).toBeVisible();
    expect(path()).toBe('/kasko-sigortasi/form/arac-ozellikleri');
  });

  it('without the list of accessories the visitor continues by clearing the checkbox', async () => {
    const { path } = await openAt(
      'arac-ozellikleri',
      { isAccessoryVehicle: true },
      { answers: { 'GET getAccessories?fuelType=0': undefined } },
    );
    await press('Aksesuar ekle');
    expect(await screen.findByText(/Liste şu anda gelmiyor/)).toBeVisible();
    await press('Kapat');
    await userEvent.click(screen.getByRole('checkbox', { name: /sonradan takılan aksesuar/ }));
    await press('Teklifleri getir');
    await waitFor(() => expect(path()).toBe('/kasko-sigortasi/listeleme'));
  });
});
