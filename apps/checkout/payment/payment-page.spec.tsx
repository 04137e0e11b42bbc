import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, noAnswer, refused } from '../testing/fake-page';
import type { Answers } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { bankOrigin, chosenOffer, information, orderAnswers, outcomeOf } from '../testing/order-answers';
import { replaceDocument } from '../visit/open-document';
import { postChallenge } from './post-challenge';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));
jest.mock('./post-challenge', () => ({ postChallenge: jest.fn() }));

const create = 'POST policyrequest/CreateThreeD';
const odeme = 'o'.repeat(32);
const challenge = { url: `${bankOrigin}/3d`, fields: { order: '1' } };
const open = async (more: Answers = {}) => {
  const page = fakePage({ ...orderAnswers, [create]: { odeme, challenge }, ...more });
  const view = openPage('/trafik-sigortasi/odeme-bilgileri', page);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Bankanın kart alanları');
  const posted = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object, origin = bankOrigin): void => {
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', {
            data: { source: 'emsal-card-frame', ...data },
            origin,
            source: frame.contentWindow,
          }),
        ),
    );
  };
  return { page, frame, posted, say, ...view };
};
const button = (): HTMLElement => screen.getByRole('button', { name: / öde$/ });

beforeEach(() => {
  jest.mocked(postChallenge).mockClear();
  window.history.replaceState(null, '');
  sessionStorage.clear();
});

describe('payment', () => {
  it('shows the cash price and every instalment with what it costs; axe finds nothing', async () => {
    const { container } = await open();
    expect(screen.getByText('Peşin fiyat 18.783,45 ₺')).toBeVisible();
    expect(screen.getByRole('row', { name: /6 taksit/ })).toHaveTextContent(
      '6 taksit3.330,93 ₺ilki 3.330,94 ₺19.985,59 ₺+1.202,14 ₺ fark',
    );
    expect(screen.getByRole('row', { name: 'Bonus, World' })).toBeVisible();
    expect(await axeFaults(container)).toEqual([]);
  });

  it('has the amount of the chosen plan on its button', async () => {
    await open();
    expect(button()).toHaveTextContent('18.783,45 ₺ öde');
    await userEvent.click(screen.getByRole('radio', { name: '6 taksit' }));
    expect(button()).toHaveTextContent('19.985,59 ₺ öde');
  });

  it('loads the frame of the bank and takes its height', async () => {
    const { frame, say } = await open();
    expect(new URL(frame.src).origin).toBe(bankOrigin);
    say({ type: 'height', height: 412 });
    expect(frame).toHaveAttribute('height', '412');
  });

  it('a double click asks for one card, makes one attempt, and leaves for the bank with its form', async () => {
    const { page, posted, say } = await open();
    say({ type: 'ready' });
    await userEvent.dblClick(button());
    expect(posted.mock.calls).toEqual([[{ source: 'emsal-checkout', type: 'submit' }, bankOrigin]]);
    say({ type: 'token', token: 'tok_0123456789' });
    await waitFor(() => expect(postChallenge).toHaveBeenCalledWith(challenge));
    fireEvent.click(button());
    expect(page.asked(create)).toHaveLength(1);
    expect(page.asked(create)[0]).toMatchObject({
      idempotencyKey: expect.any(String) as string,
      body: {
        cardToken: 'tok_0123456789',
        selectedPaymentPlanId: '1',
        seal: chosenOffer.seal,
        expectedTotal: 18_783_45,
      },
    });
  });

  it('a token of another origin starts nothing', async () => {
    const { page, say } = await open();
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'token', token: 'tok_0123456789' }, 'https://evil.example');
    expect(page.asked(create)).toEqual([]);
  });

  it('says what the frame found wrong, and can be tried again', async () => {
    const { posted, say } = await open();
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'invalid', message: 'Kart bilgilerini kontrol edip yeniden deneyin.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Kart bilgilerini kontrol edip yeniden deneyin.');
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(button());
    expect(posted).toHaveBeenCalledTimes(2);
  });

  it('explains a press before the fields are there', async () => {
    await open();
    await userEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Kart alanları henüz yüklenmedi');
  });

  it('repeats an attempt without an answer under the same key and card', async () => {
    let answer: unknown = noAnswer;
    const { page, say } = await open({ [create]: () => answer });
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'token', token: 'tok_0123456789' });
    await screen.findByRole('alert');
    answer = { odeme, challenge };
    await userEvent.click(button());
    await waitFor(() => expect(postChallenge).toHaveBeenCalled());
    const [first, second] = page.asked(create);
    expect(second).toEqual(first);
  });

  it('says the refusal of the server and where it can be put right', async () => {
    const { say } = await open({ [create]: refused('offerGone', 'Bu teklif artık geçerli değil.') });
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'token', token: 'tok_0123456789' });
    expect(await screen.findByText(/artık geçerli değil/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tekliflere dön' })).toHaveAttribute('href', '/trafik-sigortasi/listeleme');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /öde$/ })).toBeNull();
    expect(screen.queryByText('Fiyat mühürlü.')).toBeNull();
  });

  it.each(['paymentRunning', 'alreadyPaid'])(
    'leads from a refusal as %s to what became of the payment',
    async (code) => {
      const { say } = await open({ [create]: refused(code, 'Bu teklifin ödemesi var.') });
      say({ type: 'ready' });
      await userEvent.click(button());
      say({ type: 'token', token: 'tok_0123456789' });
      expect(await screen.findByRole('link', { name: 'Sonucunu görün' })).toHaveAttribute(
        'href',
        '/trafik-sigortasi/odeme-bilgileri',
      );
    },
  );

  it('shows the payment that stood in the way when its result is asked for', async () => {
    let payment: typeof information.payment = null;
    const { say, router } = await open({
      [create]: refused('paymentRunning', 'Bu teklifin ödemesi var.'),
      'GET policyrequest/GetInformations/': () => ({ ...information, payment }),
      'POST policyrequest/Success': outcomeOf('waiting'),
    });
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'token', token: 'tok_0123456789' });
    payment = { odeme, isPaid: false };
    const way = await screen.findByRole('link', { name: 'Sonucunu görün' });
    await act(() => router.navigate(way.getAttribute('href')!));
    expect(await screen.findByText('Bu teklif için bir ödeme başlattınız.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeVisible();
  });

  it('tells of a payment of the offer that another tab began', async () => {
    const begun = { ...information, payment: { odeme, isPaid: false } };
    await open({ 'GET policyrequest/GetInformations/': begun, 'POST policyrequest/Success': outcomeOf('waiting') });
    expect(await screen.findByText('Bu teklif için bir ödeme başlattınız.')).toBeVisible();
  });

  it.each(['odeme-bilgileri', 'police-bilgileri'])(
    'leads from %s to the policy where the offer is paid',
    async (page) => {
      const { path } = openPage(
        `/trafik-sigortasi/${page}`,
        fakePage({
          ...orderAnswers,
          'GET policyrequest/GetInformations/': { ...information, payment: { odeme, isPaid: true } },
          'POST policyrequest/Success': outcomeOf('completed', { policyNo: '1' }),
        }),
      );
      await waitFor(() => expect(path()).toBe(`/trafik-sigortasi/police-basarili?odeme=${odeme}`));
    },
  );

  it('asks no card of a provider that shows its own page, and leaves for it', async () => {
    const page = fakePage({
      ...orderAnswers,
      'GET policyrequest/GetInformations/': { ...information, cardFrameUrl: null },
      [create]: { odeme, challenge },
    });
    openPage('/trafik-sigortasi/odeme-bilgileri', page);
    expect(await screen.findByText(/ödeme kuruluşunun güvenli sayfasında/)).toBeVisible();
    expect(screen.queryByText(/doğrulama kodu gönderecek/)).toBeNull();
    expect(screen.queryByTitle('Bankanın kart alanları')).toBeNull();
    await userEvent.click(button());
    await waitFor(() => expect(postChallenge).toHaveBeenCalledWith(challenge));
    expect(page.asked(create)[0]?.body).not.toHaveProperty('cardToken');
  });

  describe('that was begun before, when the back button leads here from the bank', () => {
    const seen = 'POST policyrequest/Success';
    beforeEach(() => window.history.replaceState({ odeme }, ''));

    it.each([
      [
        'waits for the customer at the bank',
        outcomeOf('atBank', { reason: 'Kartınızdan çekim yapılmadı.' }),
        'Kartınızdan çekim yapılmadı.',
      ],
      ['was declined', outcomeOf('declined', { reason: 'Kart limitiniz yetersiz.' }), 'Kart limitiniz yetersiz.'],
      ['is awaited', outcomeOf('waiting', { reason: 'Birkaç saniye.' }), 'Bu teklif için bir ödeme başlattınız.'],
      ['cannot be read', noAnswer, 'Bu teklif için bir ödeme başlattınız.'],
    ])('one that %s is told, with the way to its result', async (_what, answer, words) => {
      const { container } = await open({ [seen]: answer });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Sonucunu görün' })).toHaveAttribute(
        'href',
        `/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`,
      );
      expect(await axeFaults(container)).toEqual([]);
    });

    it('one that was completed leads to the policy', async () => {
      await open({ [seen]: outcomeOf('completed', { policyNo: '1' }) });
      await waitFor(() =>
        expect(replaceDocument).toHaveBeenCalledWith(`/trafik-sigortasi/police-basarili?odeme=${odeme}`),
      );
    });
  });
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
    const opened = await open({ [create]: refused('priceChanged', 'Fiyat değişti.'), ...answers });
    opened.say({ type: 'ready' });
    await userEvent.click(button());
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

describe('a discount code', () => {
  const ask = 'GET policyrequest/GetCoupon/';
  const coupon = {
    code: 'HOSGELDIN',
    title: 'Hoş geldin indirimi',
    discount: 500_00,
    validUntil: '2026-12-31T20:59:59.000Z',
    needsConfirmation: false,
    message: null,
  };
  const apply = async (code: string): Promise<void> => {
    await userEvent.click(screen.getByText('İndirim kodum var'));
    await userEvent.type(screen.getByRole('textbox', { name: 'İndirim kodu' }), code);
    await userEvent.click(screen.getByRole('button', { name: 'Kodu uygula' }));
  };
  const payWith = async ({ say }: Awaited<ReturnType<typeof open>>): Promise<void> => {
    say({ type: 'ready' });
    await userEvent.click(button());
    say({ type: 'token', token: 'tok_0123456789' });
    await waitFor(() => expect(postChallenge).toHaveBeenCalled());
  };

  it('is asked for, says when and where the money comes back, and goes with the payment', async () => {
    const opened = await open({ [ask]: coupon });
    await apply('hosgeldin');
    expect(await screen.findByText(/HOSGELDIN uygulandı: 500,00\s₺/)).toHaveTextContent(
      /karta 1 hafta içinde iade edilir.*180 gün içinde iptal/,
    );
    expect(button()).toHaveTextContent('18.783,45 ₺ öde');
    await payWith(opened);
    expect(opened.page.asked(create)[0]?.body).toMatchObject({
      discountCode: 'HOSGELDIN',
      isCombinationConfirmed: false,
    });
  });

  it.each(['discountCodeWrong', 'discountNotEligible', 'discountNotApplicable', 'discountUsed', 'discountExpired'])(
    'refused with %s says so at the field and keeps what was typed',
    async (code) => {
      await open({ [ask]: refused(code, 'Bu kod olmadı.') });
      await apply('YANLIS');
      const field = await screen.findByRole('textbox', { name: 'İndirim kodu' });
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Bu kod olmadı/));
      expect(field).toHaveValue('YANLIS');
      expect(field).toHaveFocus();
    },
  );

  it('F595 that joins a campaign is asked about first', async () => {
    const message = 'Kampanyanızla birleşsin mi?';
    const opened = await open({ [ask]: { ...coupon, needsConfirmation: true, message } });
    await apply('HOSGELDIN');
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yalnızca kampanya kalsın' }));
    expect(screen.queryByText(/uygulandı/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Kodu uygula' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Birlikte kullan' }));
    await payWith(opened);
    expect(opened.page.asked(create)[0]?.body).toMatchObject({
      discountCode: 'HOSGELDIN',
      isCombinationConfirmed: true,
    });
  });

  it('of the customer is one press away', async () => {
    const { needsConfirmation: _needs, message: _message, ...own } = coupon;
    await open({ [ask]: coupon, 'GET policyrequest/GetCustomerCouponList/': [own] });
    await userEvent.click(screen.getByRole('button', { name: /Hoş geldin indirimi: 500,00/ }));
    expect(await screen.findByText(/uygulandı/)).toBeVisible();
  });

  it('is there again after the page was left, until it is removed', async () => {
    const first = await open({ [ask]: coupon });
    await apply('HOSGELDIN');
    await screen.findByText(/uygulandı/);
    first.unmount();
    const again = await open({ [ask]: coupon });
    await userEvent.click(await screen.findByRole('button', { name: 'Kodu kaldır' }));
    again.unmount();
    await open({ [ask]: coupon });
    expect(screen.queryByText(/uygulandı/)).toBeNull();
  });
});
