import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, noAnswer } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { outcomeOf } from '../testing/order-answers';
import { replaceDocument } from '../visit/open-document';
import type { PaymentOutcome } from './payment-outcome';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));
jest.mock('./poll-interval', () => ({ pollEvery: 5 }));

const odeme = 'o'.repeat(32);
const open = async (answer: unknown) => {
  const page = fakePage({ 'POST policyrequest/Success': answer });
  const view = openPage(`/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};
const ways = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the payment check', () => {
  it.each<[PaymentOutcome['state'], string, string[]]>([
    ['waiting', 'Ödemenizin sonucunu bekliyoruz', []],
    ['atBank', 'Bankanızdaki onay bekleniyor', ['/trafik-sigortasi/odeme-bilgileri', '/trafik-sigortasi/listeleme']],
    ['declined', 'Ödeme tamamlanamadı', ['/trafik-sigortasi/odeme-bilgileri', '/trafik-sigortasi/listeleme']],
    ['abandoned', 'Ödeme yarım kaldı', ['/trafik-sigortasi/odeme-bilgileri', '/trafik-sigortasi/listeleme']],
    ['refunded', 'Ödemeniz iade edildi', ['/trafik-sigortasi/listeleme', 'tel:+908500000000']],
    [
      'noInsurerReply',
      'Sigorta şirketi yanıt vermedi',
      ['/trafik-sigortasi/odeme-bilgileri', '/trafik-sigortasi/listeleme', 'tel:+908500000000'],
    ],
  ])('%s says %s and leads on', async (state, title, hrefs) => {
    const { container } = await open(outcomeOf(state));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(ways()).toEqual(hrefs);
    expect(await axeFaults(container)).toEqual([]);
  });

  it('gives the reason of the bank', async () => {
    await open(outcomeOf('declined', { reason: 'Kart limitiniz yetersiz.' }));
    expect(screen.getByText('Kart limitiniz yetersiz.')).toBeVisible();
  });

  it('a completed payment leads to the policy at once', async () => {
    const page = fakePage({ 'POST policyrequest/Success': outcomeOf('completed', { policyNo: '1' }) });
    const { path } = openPage(`/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`, page);
    await waitFor(() => expect(path()).toBe(`/trafik-sigortasi/police-basarili?odeme=${odeme}`));
  });

  it('asks again while it waits, and goes to the policy when that is there', async () => {
    const answers = [outcomeOf('atBank'), outcomeOf('waiting'), outcomeOf('completed', { policyNo: '1' })];
    const { page } = await open(() => answers.shift());
    await waitFor(() =>
      expect(replaceDocument).toHaveBeenCalledWith(`/trafik-sigortasi/police-basarili?odeme=${odeme}`),
    );
    expect(page.asked('POST policyrequest/Success')).toHaveLength(3);
  });

  it('says that the state cannot be read, and asks again on a press', async () => {
    let answer: unknown = noAnswer;
    await open(() => answer);
    expect(screen.getByRole('heading', { level: 1, name: 'Ödemenizin durumu okunamadı' })).toBeVisible();
    answer = outcomeOf('declined');
    await userEvent.click(screen.getByRole('button', { name: 'Durumu yeniden sor' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ödeme tamamlanamadı' })).toBeVisible();
  });
});
