import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noResponse, refused } from '../../testing/fake-page';
import { resetPayment, challenge, createThreeD, odeme, openPayment, payButton } from '../../testing/open-payment';
import type { Responses } from '../../testing/fake-page';
import { postChallenge } from '../post-challenge';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));
vi.mock('../post-challenge', () => ({ postChallenge: vi.fn() }));

beforeEach(() => {
  resetPayment();
  sessionStorage.clear();
});

const getLiveSales = 'GET policyrequest/GetLiveSales/';
const clickPay = async (answers: Responses) => {
  const opened = await openPayment(answers);
  opened.post({ type: 'ready' });
  await userEvent.click(payButton());
  opened.post({ type: 'token', token: 'tok_0123456789' });
  return opened;
};

describe('a compulsory insurance that runs already', () => {
  const message = 'Bu araç için 25.11.2026 tarihinde başlayan trafik poliçeniz var.';
  const open = (sales: unknown) =>
    clickPay({ [createThreeD]: refused('alreadyInsured', message), [getLiveSales]: sales });

  it('stops the payment and leads to the own policy', async () => {
    const { container } = await open([{ odeme, lineSlug: 'kisa-sureli-trafik-sigortasi', isPaid: true }]);
    expect(await screen.findByRole('heading', { name: 'Aynı sigorta için başka bir satış var' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Poliçemi gör' })).toHaveAttribute(
      'href',
      `/kisa-sureli-trafik-sigortasi/police-basarili?odeme=${odeme}`,
    );
    expect(screen.queryByRole('button', { name: /öde$/ })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('leads to a payment that runs', async () => {
    await open([{ odeme, lineSlug: 'trafik-sigortasi', isPaid: false }]);
    expect(await screen.findByRole('link', { name: 'Süren ödememi gör' })).toHaveAttribute(
      'href',
      `/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`,
    );
  });

  it.each([
    ['of another browser', []],
    ['that cannot be read', noResponse],
  ])('%s leads to the offers', async (_, sales) => {
    await open(sales);
    expect(await screen.findByRole('link', { name: 'Tekliflere dön' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /görün/ })).toBeNull();
  });
});

describe('a voluntary insurance that runs already', () => {
  const message =
    'Bu araç için 25.11.2026 tarihinde başlayan kasko poliçeniz var. İkinci poliçenin primini de ödersiniz.';

  it('is bought again with the confirmed statement', async () => {
    let answer: unknown = refused('secondPolicy', message);
    const { page, post } = await clickPay({ [createThreeD]: () => answer });
    expect(await screen.findByRole('dialog', { name: 'İkinci bir poliçe mi alıyorsunuz?' })).toHaveTextContent(message);
    answer = { odeme, challenge };
    await userEvent.click(screen.getByRole('button', { name: 'Evet, ikinci poliçeyi de alıyorum' }));
    post({ type: 'token', token: 'tok_9876543210' });
    await waitFor(() => expect(postChallenge).toHaveBeenCalledWith(challenge));
    const [first, second] = page.callsTo(createThreeD);
    expect(first!.body).not.toHaveProperty('secondPolicyStatement');
    expect(second!.body).toMatchObject({ secondPolicyStatement: message, cardToken: 'tok_9876543210' });
    expect(second!.idempotencyKey).not.toBe(first!.idempotencyKey);
  });

  it('is not bought when the question is declined; the next press asks again', async () => {
    const { page, post } = await clickPay({ [createThreeD]: refused('secondPolicy', message) });
    await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(page.callsTo(createThreeD)).toHaveLength(1);
    await userEvent.click(payButton());
    post({ type: 'token', token: 'tok_9876543210' });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
