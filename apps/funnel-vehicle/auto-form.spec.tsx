import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, press } from './testing/open-auto';

describe('the form of AUTO', () => {
  it('F094 asks for the current policy when the look-up found none and the customer has one', async () => {
    await openAt('arac-ozellikleri', { hasPrePolicy: false, showPolicyInformation: false });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Süren bir kasko poliçem var' }));
    await press('Devam et');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mevcut poliçe' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sigorta şirketi' })).toBeVisible();
  });

  it('F469 asks on meslek-bilgisi for the active occupation, for a discount of up to 25%', async () => {
    await openAt('meslek-bilgisi', { jobCode: '' });
    expect(await screen.findByText(/Aktif mesleğinizi seçin.*%25/)).toBeVisible();
  });
});

describe("the options of the vehicle's features", () => {
  const byHand = { isVehicleFound: false, vehicleBrand: '', vehicleModelYear: '', vehicleModelType: '' };
  const brands = [{ code: '005', name: 'BMW' }];
  const chooseBrand = async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Marka' }), 'bmw');
    await userEvent.click(await screen.findByRole('option', { name: 'BMW' }));
  };
  const yearsShown = () =>
    within(screen.getByRole('combobox', { name: 'Model yılı' }))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value)
      .filter(Boolean);

  it('F524 takes the years of a brand from the API', async () => {
    await openAt('arac-ozellikleri', byHand, {
      answers: { 'POST GetBrandList': brands, 'POST GetVehicleYearsList': [{ year: 2026 }, { year: 2025 }] },
    });
    await chooseBrand();
    await waitFor(() => expect(yearsShown()).toEqual(['2026', '2025']));
  });

  it('F245 F247 F525 offers the years of the rule when the list of years fails', async () => {
    const { api } = await openAt('arac-ozellikleri', byHand, {
      answers: { 'POST GetBrandList': brands, 'POST GetVehicleYearsList': undefined },
    });
    await chooseBrand();
    await waitFor(() => expect(api.calls()).toContain('POST GetVehicleYearsList'));
    expect([yearsShown().at(-1), yearsShown().length]).toEqual(['1976', Number(yearsShown()[0]) - 1975]);
  });

  it('a list that failed can be requested again, and typed values are kept', async () => {
    const { api } = await openAt(
      'arac-ozellikleri',
      { ...byHand, vehicleChassisNo: 'WBA3A5C50DF123456' },
      {
        answers: { 'POST GetBrandList': undefined },
      },
    );
    expect(await screen.findByText(/Marka listesi şu anda gelmiyor/)).toBeVisible();
    expect(screen.getByRole('link', { name: /birlikte girelim/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    api.answer('POST GetBrandList', brands);
    await press('Listeyi yeniden iste');
    await chooseBrand();
    expect(screen.queryByText(/şu anda gelmiyor/)).toBeNull();
    expect(api.calls().filter((call) => call === 'POST GetBrandList')).toHaveLength(2);
  });
});
