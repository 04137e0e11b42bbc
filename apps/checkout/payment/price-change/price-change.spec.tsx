import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAnswer, refused } from '../../testing/fake-page';
import type { Answers } from '../../testing/fake-page';
import { beginAnew, createThreeD, openPayment, payButton } from '../../testing/open-payment';
import { chosenOffer } from '../../testing/order-answers';
import { postChallenge } from '../post-challenge';

jest.mock('../../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));
jest.mock('../post-challenge', () => ({ postChallenge: jest.fn() }));

beforeEach(() => {
  beginAnew();
  sessionStorage.clear();
});

describe('a price that changed', () => {
  const prices = {
    confirmed: { total: 18_783_45, breakdown: chosenOffer.breakdown, validUntil: chosenOffer.validUntil },
    current: {
      total: 19_783_45,
      breakdown: { ...chosenOffer.breakdown, base: 21_000_00, total: 19_783_45 },
      validUntil: chosenOffer.validUntil,
      seal: 'new',
    },
  };
  const press = async (answers: Answers) => {
    const opened = await openPayment({ [createThreeD]: refused('priceChanged', 'Fiyat değişti.'), ...answers });
    opened.say({ type: 'ready' });
    await userEvent.click(payButton());
    opened.say({ type: 'token', token: 'tok_0123456789' });
    return opened;
  };

  it('stops the payment and stands beside the confirmed one, the difference in words', async () => {
    const { container } = await press({ 'GET policyrequest/GetPriceChange/': prices });
    expect(await screen.findByRole('heading', { name: 'Fiyat değişti, ödeme alınmadı' })).toBeVisible();
    expect(screen.getByText(/1\.000,00\s₺ daha yüksek/)).toBeVisible();
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
    expect(await axeFaults(container)).toEqual([]);
  });

  it('is told in one sentence when the prices cannot be read', async () => {
    await press({ 'GET policyrequest/GetPriceChange/': noAnswer });
    expect(await screen.findByText(/Fiyat değişti/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tekliflere dön' })).toBeVisible();
  });
});
