import type { ReleaseStatus, RemoteRelease } from '@emsal/platform/registry/status/release-status-schema';
import { render, screen, within } from '@testing-library/react';
import { callDesk } from '../desk-client';
import { ReleasesPage } from './releases-page';
import { triedKnots } from './share-knots';

vi.mock('../desk-client');

const since = Date.parse('2026-11-26T08:00:00Z');
const release = (version: string, total: number, failed: number, marks: RemoteRelease['live']['marks'] = {}) => ({
  version,
  since,
  visitors: { total, failed },
  ownVisits: { total: 40, failed: 1 },
  marks,
});
const remote = (name: string, more: Partial<RemoteRelease> = {}): RemoteRelease => ({
  name,
  live: release('111111111111', 2000, 2),
  canary: null,
  rolledBack: null,
  ...more,
});

const event = (
  action: ReleaseStatus['history'][number]['action'],
  more: Partial<ReleaseStatus['history'][number]> = {},
) => ({
  at: since,
  action,
  name: 'samples',
  version: '222222222222',
  from: null,
  isByKeeper: false,
  cause: null,
  ...more,
});

async function show(remotes: RemoteRelease[], history: ReleaseStatus['history'] = []) {
  vi.mocked(callDesk).mockResolvedValue({ began: since, remotes, history });
  render(<ReleasesPage />);
  await screen.findByRole('heading', { level: 1 });
  return (name: RegExp) => within(screen.getByRole('row', { name }));
}

it('shows beside each other the live version and the one on trial, with the visitors whom each failed', async () => {
  const canary = { ...release('222222222222', 100, 3), share: 0.25 };
  const row = await show([remote('content', { canary }), remote('checkout')]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 sürüm deneniyor');
  const content = row(/^İçerik/);
  expect(content.getByText('Deneniyor')).toBeTruthy();
  expect(content.getByText('111111111111 → 222222222222')).toBeTruthy();
  expect(content.getByText('Karar için veri toplanıyor')).toBeTruthy();
  expect(content.getByText('Kendi ziyaretimiz: 40, hatalı: 1')).toBeTruthy();
  expect(screen.getByText(/aynı ağdan .* en çok 2 ziyaretçi sayılır/)).toBeTruthy();
  expect(content.getByText('%0,1 → %3')).toBeTruthy();
  expect(content.getByText('2.000 → 100')).toBeTruthy();
  expect(content.getByRole('img', { name: /%25/ })).toBeTruthy();
  expect(row(/^Teklif ve ödeme/).getByText('Yayında')).toBeTruthy();
});

it('says which version was rolled back, and gives no rate of a version that nobody got', async () => {
  const live = release('111111111111', 0, 0);
  const rolledBack = { version: '333333333333', cause: 'errors' as const };
  const row = await show([remote('account', { live, rolledBack })]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bütün ziyaretçiler aynı sürümde');
  expect(row(/^Üyelik/).getByText('Geri alındı')).toBeTruthy();
  expect(row(/^Üyelik/).getByText('333333333333 geri alındı')).toBeTruthy();
  expect(row(/^Üyelik/).getByText('Daha çok ziyaretçide hata verdi')).toBeTruthy();
  expect(row(/^Üyelik/).getByText('–')).toBeTruthy();
});

it('shows speed and steps of both versions where something is known of them', async () => {
  const live = release('111111111111', 2000, 2, {
    lcp: { total: 1000, failed: 20 },
    offers: { total: 400, failed: 8 },
  });
  const canary = { ...release('222222222222', 100, 3, { lcp: { total: 50, failed: 5 } }), share: 0.25 };
  const row = await show([remote('checkout', { live, canary }), remote('account')]);
  expect(row(/İçerik geç göründü/).getByText('%2 → %10')).toBeTruthy();
  expect(row(/İçerik geç göründü/).getByText('1.000 → 50')).toBeTruthy();
  expect(row(/Teklif görmedi/).getByText('%2 → –')).toBeTruthy();
  expect(screen.getAllByRole('row', { name: /^Üyelik/ })).toHaveLength(1);
});

it('lists what happened last, and a part that has no words yet by its name', async () => {
  const row = await show([remote('samples')], [event('canary')]);
  expect(row(/^26\.11\.2026 11:00 .*samples/).getByText('Denemeye alındı')).toBeTruthy();
});

it('says of each change who made it and why, and names the version that was taken back', async () => {
  const row = await show(
    [remote('samples')],
    [
      event('rolledBack', { from: '333333333333', isByKeeper: true, cause: 'offers' }),
      event('rolledBack', { from: '444444444444' }),
      event('published', { isByKeeper: true }),
    ],
  );
  expect(row(/333333333333/).getByText('Daha az ziyaretçi teklif gördü')).toBeTruthy();
  expect(row(/444444444444/).getByText('Ekibi geri aldı')).toBeTruthy();
  expect(row(/Denemeyi geçti, herkese verildi/).getByText('222222222222')).toBeTruthy();
});

it.each([
  [0, 0],
  [0.01, 1],
  [0.25, 5],
  [1, 20],
])('a share of %d has %d of twenty knots', (share, knots) => {
  expect(triedKnots(share)).toBe(knots);
});
