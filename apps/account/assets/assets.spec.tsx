import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import { openAccount, signedIn } from '../testing/open-account';
import { card, endedCard, externalCard } from '../testing/sample-policies';
import { insuredThings } from './insured-things';

const kasko = { ...externalCard, id: '4'.repeat(32), line: 'AUTO', family: 'auto', insured: '34eml128' } as const;
const products = [{ id: 'AUTO', slug: 'kasko-sigortasi', name: 'Kasko' }];
const open = (policies: readonly object[]) =>
  openAccount('/uyelik/guvencelerim', signedIn({ getCustomerPolicyCards: { policies } }), { products } as never);

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

it('M009 an external policy of the same plate belongs to the same vehicle', () => {
  expect(insuredThings([card, kasko])).toMatchObject([{ name: '34 EML 128', missing: [], policies: [{}, {}] }]);
});

it('M009 policies without a name are different things', () => {
  const unnamed = { ...externalCard, insured: '' };
  expect(insuredThings([unnamed, { ...unnamed, id: '5'.repeat(32) }])).toHaveLength(2);
});
