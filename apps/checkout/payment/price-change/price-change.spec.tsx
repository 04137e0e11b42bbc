import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noResponse, refused } from '../../testing/fake-page';
import type { Responses } from '../../testing/fake-page';
import { resetPayment, createThreeD, openPayment, payButton } from '../../testing/open-payment';
import { chosenOffer } from '../../testing/order-responses';
import { postChallenge } from '../post-challenge';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));
vi.mock('../post-challenge', () => ({ postChallenge: vi.fn() }));

beforeEach(() => {
  resetPayment();
  sessionStorage.clear();
});

describe('a changed price', () => {
  const prices = {
    confirmed: { total: 18_783_45, breakdown: chosenOffer.breakdown, validUntil: chosenOffer.validUntil },
    current: {
      total: 19_783_45,
      breakdown: { ...chosenOffer.breakdown, base: 21_000_00, total: 19_783_45 },
      validUntil: chosenOffer.validUntil,
      seal: 'new',
    },
  };
  const clickPay = async (answers: Responses) => {
    const opened = await openPayment({ [createThreeD]: refused('priceChanged', 'Fiyat değişti.'), ...answers });
    opened.post({ type: 'ready' });
    await userEvent.click(payButton());
    opened.post({ type: 'token', token: 'tok_0123456789' });
    return opened;
  };

  it('stops the payment and shows both prices with the difference', async () => {
    const { container } = await clickPay({ 'GET policyrequest/GetPriceChange/': prices });
    expect(await screen.findByRole('heading', { name: 'Fiyat değişti, ödeme alınmadı' })).toBeVisible();
    expect(await screen.findByText(/1\.000,00\s₺ daha yüksek/)).toBeVisible();
    const total = screen.getByRole('row', { name: /Ödenecek tutar/ });
    expect(total).toHaveTextContent('18.783,45 ₺19.783,45 ₺');
    expect(screen.getByRole('row', { name: /^Temel prim/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /vergi/i })).toBeNull();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Yeni fiyatı onayla' })).toHaveAttribute(
      'href',
      '/trafik-sigortasi/police-bilgileri',
    );
    expect(postChallenge).not.toHaveBeenCalled();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is shown as one message when the prices cannot be read', async () => {
    await clickPay({ 'GET policyrequest/GetPriceChange/': noResponse });
    expect(await screen.findByText(/Fiyat değişti/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Tekliflere dön' })).toBeVisible();
  });
});
