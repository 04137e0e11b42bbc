import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import { openAccount, signedIn } from '../testing/open-account';
import { card, detail, endedCard, externalCard } from '../testing/sample-policies';
import { thingWith } from './insured-things';

const products = [{ id: 'AUTO', slug: 'kasko-sigortasi', name: 'Kasko' }];
const vehicle = { ...card, insured: '34 EML 128 · Fiat Egea 2021' };
const open = (policyId: string, policies: readonly object[] = [vehicle, externalCard, endedCard]) =>
  openAccount(
    `/uyelik/guvencelerim/${policyId}`,
    signedIn({ getCustomerPolicyCards: { policies }, getCustomerPolicy: detail }),
    { products } as never,
  );

describe('/uyelik/guvencelerim/:policyId', () => {
  it('M009 tells of one thing what protects it, what it lacks, and what is over', async () => {
    const { container, calls } = open(card.id);
    expect(await screen.findByRole('heading', { level: 1, name: '34 EML 128' })).toBeVisible();
    expect(calls).toContainEqual({ call: 'getCustomerPolicy', body: undefined });
    expect(screen.getByText('Fiat Egea 2021')).toBeVisible();
    const running = within(screen.getByRole('region', { name: 'Poliçeler' }));
    expect(running.getAllByRole('listitem')).toHaveLength(1);
    expect(running.getByText('17.12.2025 – 17.12.2026')).toBeVisible();
    expect(screen.getByRole('button', { name: /Kasko$/ }).closest('form')).toHaveAttribute(
      'action',
      `/uyelik/guvencelerim/${card.id}/teklif/AUTO`,
    );
    expect(screen.getByText('Biten poliçeler (1)')).toBeVisible();
    expect(screen.queryByText('Moda')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M009 tells its years as a list to read, and what it is worth by which policy', async () => {
    open(card.id, [vehicle, { ...endedCard, startDate: '2025-01-01', endDate: '2025-11-01' }]);
    const years = within(await screen.findByRole('region', { name: 'Yıllara göre güvence' }));
    expect(years.getByRole('heading', { level: 3, name: 'Trafik sigortası' })).toBeInTheDocument();
    expect(years.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Uçurtma Dijital Sigorta, 1 Ocak 2025 – 1 Kasım 2025, bitti',
      '1 Kasım 2025 – 17 Aralık 2025 arası 46 gün, hesabınızda poliçe yok.',
      'Uçurtma Dijital Sigorta, 17 Aralık 2025 – 17 Aralık 2026, bitmek üzere',
      '17 Aralık 2026 gününden sonrası için poliçe yok.',
    ]);
    expect(screen.getByText(/^842.000.₺/)).toHaveTextContent(/Trafik sigortası poliçesinden, 16.Aralık 2025$/);
    expect(screen.getByRole('link', { name: 'Trafik sigortası poliçesinden' })).toHaveAttribute(
      'href',
      '/uyelik/hesabim/police/100',
    );
  });

  it('leads to the renewal of the policy that ends first, and to the cancellation of a sold vehicle', async () => {
    open(card.id);
    const renewal = within(await screen.findByRole('region', { name: 'Yenileme' }));
    expect(renewal.getByText('19 gün kaldı')).toBeVisible();
    expect(renewal.getByRole('button').closest('form')).toHaveAttribute('action', card.renewalPath);
    expect(screen.getByRole('link', { name: 'Aracı sattım' })).toHaveAttribute(
      'href',
      '/police-iptal/basvuru?police=100',
    );
  });

  it('is the same by any of its policies, and not found by another', async () => {
    open(endedCard.id);
    expect(await screen.findByRole('heading', { level: 1, name: '34 EML 128' })).toBeVisible();
    expect(thingWith([card], '9'.repeat(32))).toBeUndefined();
  });

  it('posts for offers lead to the form; the address alone does not', async () => {
    const { at } = open(`${card.id}/teklif/AUTO`);
    expect(await screen.findByRole('heading', { level: 1, name: '34 EML 128' })).toBeVisible();
    expect(at()).toBe(`/uyelik/guvencelerim/${card.id}`);
  });
});

it('what protected a pet is missing when its policy is over', () => {
  const pet = { ...endedCard, family: 'other', line: 'PET', lineName: 'Evcil hayvan', insured: 'Boncuk' } as const;
  expect(thingWith([pet], pet.id)).toMatchObject({ policies: [], missing: [{ line: 'PET', name: 'Evcil hayvan' }] });
});
