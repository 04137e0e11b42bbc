import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

const call = 'GET quoterequestapi/listlink/open/';
const offer = {
  productId: 12001,
  firmId: 12,
  firmName: 'Bozkır Kartalı Sigorta',
  productName: 'Zorunlu Trafik',
  price: 7_000_00,
  maxInstalments: 3,
  scoreValue: 10,
  covers: [{ key: 'TRF', label: 'Maddi, araç başına', value: '400.000 ₺', limit: 400_000 }],
  validUntil: '2026-11-27T20:59:00.000Z',
  isExpired: false,
};
const list = {
  line: 'TRAFFIC',
  insured: 'BMW 320i 2019 · 34 *** ***',
  startDate: '2026-12-14',
  askedAt: '2026-11-24T10:00:00.000Z',
  asked: 28,
  expiresAt: '2026-11-27T20:59:00.000Z',
  offers: [offer, { ...offer, productId: 41001, firmName: 'Kuzey Vadi Sigorta', isExpired: true }],
  ownerPath: '/form/devam?kod=h',
};
const open = async (answer: unknown, visit: string | null = null) => {
  const view = openPage(`/teklif-listesi/${'a'.repeat(120)}`, fakePage({ [call]: answer }, visit));
  await screen.findByRole('heading', { level: 1 });
  return view;
};

describe('a list by link', () => {
  it.each([
    [undefined, 'Fiyatlar teklifi alan kişi içindir'],
    ['3 yolcu', 'Fiyatlar 3 yolcu içindir'],
  ])('says of how many people the prices are: %s', async (people, said) => {
    await open({ ...list, people });
    expect(screen.getByText(new RegExp(said))).toBeVisible();
  });

  it('shows the offers, when the list ends, and a way to an own offer and to the owner’s', async () => {
    const { container } = await open(list);
    expect(screen.getByRole('heading', { level: 1, name: '2 trafik teklifi' })).toBeVisible();
    expect(screen.getByText(/34 \*\*\* \*\*\*/)).toBeVisible();
    expect(screen.getByText(/Listenin geçerlilik sonu: 27\s+Kasım 2026, 23\.59/)).toBeVisible();
    const [first, second] = within(screen.getByRole('list', { name: 'Teklifler' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Bozkır Kartalı Sigorta.*3 taksitle ayda/);
    expect(second).toHaveTextContent('Süresi doldu');
    expect(screen.getByRole('link', { name: 'Kendi teklifinizi alın' })).toHaveAttribute('href', '/trafik-sigortasi');
    expect(screen.getByRole('link', { name: /telefon koduyla/ })).toHaveAttribute('href', list.ownerPath);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('leads a visitor with a list of this line back to it', async () => {
    await open(list, visitId);
    expect(screen.getByRole('link', { name: 'Kendi listenize dönün' })).toHaveAttribute(
      'href',
      '/trafik-sigortasi/listeleme',
    );
    expect(screen.queryByRole('link', { name: /telefon koduyla/ })).toBeNull();
  });

  it('says that it has ended', async () => {
    await open(refused('listOver', 'Bu listenin süresi doldu.'));
    expect(screen.getByText('Bu listenin süresi doldu.')).toBeVisible();
  });
});
