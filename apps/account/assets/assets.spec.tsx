import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import { openAccount, signedIn } from '../testing/open-account';
import { card, endedCard, externalCard } from '../testing/sample-policies';
import { insuredThings, withoutPolicy, type Vehicle } from './insured-things';

const kasko = { ...externalCard, id: '4'.repeat(32), line: 'AUTO', family: 'auto', insured: '34eml128' } as const;
const products = [{ id: 'AUTO' }, { id: 'TRAFFIC' }];
const open = (policies: readonly object[], getRegisteredVehicles: readonly Vehicle[] = []) =>
  openAccount('/uyelik/guvencelerim', signedIn({ getCustomerPolicyCards: { policies }, getRegisteredVehicles }), {
    products,
  } as never);
const vehicle = { assetId: 'q3Zk1nVx0mE9wLr2tYb7Aa', licensePlateNo: '06EMS02', description: '2021 FIAT Egea' };

describe('/uyelik/guvencelerim', () => {
  it('M009 M133 shows what is insured and what is missing, with the way to offers', async () => {
    const { container } = open([card, externalCard, endedCard]);
    const vehicle = within(await screen.findByRole('region', { name: '34 EML 128' }));
    expect(vehicle.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Trafik sigortası Uçurtma.*17.Aralık 2026 gününe kadar/),
      expect.stringMatching(/Kasko yok/),
    ]);
    const ask = vehicle.getByRole('button', { name: 'Teklif al: 34 EML 128, Kasko' });
    expect(ask.closest('form')).toHaveAttribute('action', `/uyelik/guvencelerim/${card.id}/teklif/AUTO`);
    expect(vehicle.getByRole('link', { name: '34 EML 128' })).toHaveAttribute(
      'href',
      `/uyelik/guvencelerim/${card.id}`,
    );
    const home = within(screen.getByRole('region', { name: 'Moda' }));
    expect(home.getByText('DASK yok')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says what will stand here while nothing is insured', async () => {
    open([endedCard]);
    expect(await screen.findByText('Henüz güvenceye alınmış bir şey yok')).toBeVisible();
  });
});

describe('registered vehicles', () => {
  const rowsOf = async () => {
    const part = within(await screen.findByRole('region', { name: 'Adınıza kayıtlı araçlar' }));
    const rows = within(part.getByRole('region', { name: '06 EMS 02' })).getAllByRole('listitem');
    return rows.map((row) => [row.textContent, row.querySelector('form')?.getAttribute('action')]);
  };
  const asked = (line: string) => `/uyelik/guvencelerim/arac/${vehicle.assetId}/teklif/${line}`;

  it('M289 stand below what is insured, with the way to offers', async () => {
    const { container } = open([card], [{ ...vehicle, hasActivePolicy: false }]);
    expect(await rowsOf()).toEqual([
      ['Trafik sigortası yokTeklif al', asked('TRAFFIC')],
      ['KaskoTeklif al', asked('AUTO')],
    ]);
    expect(screen.getByRole('button', { name: 'Teklif al: 06 EMS 02, Kasko' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M289 with compulsory insurance from elsewhere lead to adding that policy', async () => {
    open([], [{ ...vehicle, hasActivePolicy: true }]);
    expect((await rowsOf())[0]).toEqual(['Trafik sigortası sürüyorPoliçe ekle', undefined]);
    expect(screen.getByRole('link', { name: 'Poliçe ekle: 06 EMS 02' })).toHaveAttribute(
      'href',
      '/uyelik/hesabim/police-ekle',
    );
  });

  it('M290 M291 have no part where there are none', async () => {
    open([card]);
    await screen.findByRole('region', { name: '34 EML 128' });
    expect(screen.queryByRole('region', { name: 'Adınıza kayıtlı araçlar' })).toBeNull();
  });

  it('that a running policy insures are listed once, as its thing', () => {
    const own = { ...vehicle, licensePlateNo: '34EML128', hasActivePolicy: true };
    expect(withoutPolicy([own], [card])).toEqual([]);
    expect(withoutPolicy([own], [kasko])).toEqual([]);
    expect(withoutPolicy([own], [endedCard])).toEqual([own]);
  });
});

it('M009 an external policy of the same plate belongs to the same vehicle', () => {
  expect(insuredThings([card, kasko])).toMatchObject([{ name: '34 EML 128', missing: [], policies: [{}, {}] }]);
});

it('M009 policies without a name are different things', () => {
  const unnamed = { ...externalCard, insured: '' };
  expect(insuredThings([unnamed, { ...unnamed, id: '5'.repeat(32) }])).toHaveLength(2);
});
