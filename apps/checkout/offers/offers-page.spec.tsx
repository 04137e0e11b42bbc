import { sessionKeys } from '@emsal/platform/storage/session-keys';
import type { Offer, OfferList } from '@emsal/state/offer/offer-state';
import { markBest } from '@emsal/state/offer/mark-best';
import { sampleId, sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSource } from '../testing/fake-source';
import { fakePage, refused, visitId } from '../testing/fake-page';
import type { Answers } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { openDocument } from '../visit/open-document';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

const path = '/trafik-sigortasi/listeleme';
const dear = sampleOffer(41, 9_000_00, { coverageScore: 10 });
const cheap = sampleOffer(12, 7_000_00, { coverageScore: 1 });
const asked = (firmId: number, name: string) => ({ firmId, name, state: 'asked' as const });
const running = (...offers: Offer[]): OfferList =>
  sampleList(offers, {
    state: 'running',
    startedAt: new Date().toISOString(),
    insurers: [asked(12, 'Sedir Sigorta'), asked(41, 'Vadi Sigorta'), asked(7, 'Toros Sigorta')],
  });
const rest: Answers = {
  'POST quoterequestapi/offer/getcampaign': [],
  'GET quoterequestapi/sharedstep/getAbTestList/': [],
  'POST quoterequestapi/offer/GetCrossOfferCount': [],
  'GET quoterequestapi/sharedstep/CreateShortLinkHash/': { hash: 'h' },
};
const getList = 'POST quoterequestapi/offer/GetOfferList';
const open = async (first: OfferList, more: Answers = {}) => {
  const page = fakePage({ [getList]: first, ...rest, ...more });
  const view = openPage(path, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};
const source = (): FakeSource => FakeSource.opened.at(-1)!;
/** What insurers say is drawn in a task of its own. */
const hear = (say: (source: FakeSource) => void) =>
  act(async () => {
    say(source());
    await new Promise((done) => setTimeout(done));
  });
const rows = (): HTMLElement[] => {
  const list = screen.queryByRole('region', { name: 'Teklifler' });
  return list ? within(list).queryAllByRole('article') : [];
};
const row = (): HTMLElement => rows()[0]!;
const names = (): (string | null)[] => rows().map((one) => within(one).getByRole('heading').textContent);

beforeEach(() => {
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  sessionStorage.clear();
  jest.mocked(openDocument).mockClear();
});

describe('entering the offer list', () => {
  it('goes to / without a visit', async () => {
    const { path: where } = openPage(path, fakePage({}, null));
    await screen.findByText('elsewhere');
    expect(where()).toBe('/');
  });

  it('shows the offer number, what is insured and who was asked, and finds no accessibility fault', async () => {
    const { container } = await open(running());
    expect(screen.getByText('Teklif no 4831092700')).toBeVisible();
    expect(screen.getByText(/34 EML 128 · 2021 model otomobil · 14 Aralık 2026 başlangıç/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: '3 şirkete sorduk, yanıtlar bekleniyor' })).toBeVisible();
    expect(await axeFaults(container)).toEqual([]);
  });

  it('says what the server said when the list cannot be read, and tries again', async () => {
    let isUp = false;
    await open(running(), { [getList]: () => (isUp ? running() : refused('unavailable', 'Sistem yanıt vermiyor')) });
    expect(screen.getByText('Sistem yanıt vermiyor')).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText('Teklifler geliyor')).toBeVisible();
  });

  it('F356 forgets campaigns and discounts that were applied before', async () => {
    sessionStorage.setItem(sessionKeys.appliedCampaign, '3');
    sessionStorage.setItem(sessionKeys.discountCode, 'X');
    await open(running());
    expect([
      sessionStorage.getItem(sessionKeys.appliedCampaign),
      sessionStorage.getItem(sessionKeys.discountCode),
    ]).toEqual([null, null]);
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 20 }, (_, at) => sampleOffer(at + 1, 7_000_00 + at * 100_00));
  const open20 = (list = many) => open(sampleList(list));
  const folded = () =>
    screen.getAllByRole('article', { hidden: true }).filter((one) => one.closest('li')?.className.includes('folded'));
  const foldedNames = () => folded().map((one) => within(one).getByRole('heading', { hidden: true }).textContent);

  it('shows fourteen rows; the button leads to the first of the others', async () => {
    await open20();
    const rest = foldedNames();
    expect(rest).toHaveLength(6);
    expect(rows()).toHaveLength(14);
    await userEvent.click(screen.getByRole('button', { name: 'Kalan 6 teklifi göster' }));
    expect(foldedNames()).toEqual([]);
    expect(screen.getByRole('article', { name: rest[0]! })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Kalan/ })).toBeNull();
  });

  it('lays out the rows behind the button in advance, once all have answered', async () => {
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    await open20();
    await waitFor(() => expect(measured.mock.contexts).toEqual(expect.arrayContaining(folded())), { timeout: 5_000 });
    measured.mockRestore();
  });

  it('keeps an offer in sight that was changed', async () => {
    await open20(many.map((one, at) => (at === 19 ? { ...one, change: { immLimit: 5_000_000 } } : one)));
    expect(foldedNames()).toHaveLength(5);
    expect(foldedNames()).not.toContain(many[19]!.firmName);
  });
});

describe('answers as they come', () => {
  it('are counted without being read out one by one: the title says when all are there', async () => {
    await open(running());
    await hear((from) => from.say('offer', cheap));
    const count = screen.getByText('1 teklif, puana ve fiyata göre sıralı');
    expect(count).not.toHaveAttribute('role');
    await hear((from) => from.say('complete', { offers: 1, zeroOffer: null }));
    await waitFor(() => expect(count).toHaveAttribute('role', 'status'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('aria-live', 'polite');
  });

  it('opens the list with the first offer and says who declined and why', async () => {
    await open(running());
    await hear((from) => {
      from.say('insurer', { firmId: 12, name: 'Sedir Sigorta', state: 'offered' });
      from.say('offer', cheap);
      from.say('insurer', {
        firmId: 7,
        name: 'Toros Sigorta',
        state: 'declined',
        reason: 'Bu model için teklif vermiyor.',
      });
    });
    expect(names()).toEqual([cheap.firmName]);
    const refusals = screen.getByRole('heading', { name: 'Teklif vermeyenler' }).closest('section')!;
    expect(refusals).toHaveTextContent('Bu model için teklif vermiyor.Toros Sigorta');
    expect(row().compareDocumentPosition(refusals)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('heading', { name: '3 şirkete sorduk, 2’si yanıtladı' })).toBeVisible();
    expect(screen.getByText('1 teklif, puana ve fiyata göre sıralı')).toBeVisible();
    expect(screen.queryByText('Şimdi geldi')).toBeNull();
  });

  it('marks an offer that comes while the others are looked at', async () => {
    await open(running());
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await hear((from) => from.say('offer', cheap));
    now.mockReturnValue(13_000);
    await hear((from) => from.say('offer', dear));
    now.mockRestore();
    const [news] = rows().filter((one) => within(one).queryByText('Şimdi geldi'));
    expect(within(news!).getByRole('heading')).toHaveTextContent(dear.firmName);
    expect(screen.getAllByText('Şimdi geldi')).toHaveLength(1);
  });

  it('a row with the focus stays where it is; the newcomer waits for a press', async () => {
    await open(running(cheap));
    screen.getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` }).focus();
    await hear((from) => from.say('offer', dear));
    expect(names()).toEqual([cheap.firmName]);
    await userEvent.click(screen.getByRole('button', { name: '1 yeni teklifi göster' }));
    expect(names()).toEqual([dear.firmName, cheap.firmName]);
  });

  it('a row under the pointer stays where it is too', async () => {
    await open(running(cheap));
    fireEvent.pointerOver(row());
    await hear((from) => from.say('offer', dear));
    expect(names()).toEqual([cheap.firmName]);
  });

  it('shows the last offer before it says that all are there', async () => {
    await open(running(cheap));
    await hear((from) => {
      from.say('offer', dear);
      from.say('complete', { offers: 2, zeroOffer: null });
    });
    expect(names()).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Teklifler geliyor');
    const title = await screen.findByRole('heading', { level: 1, name: '2 trafik teklifiniz hazır' });
    expect(title).toHaveAttribute('aria-live', 'polite');
  });

  it('asks again and again when the stream fails', async () => {
    let answer = running();
    const { page } = await open(running(), { [getList]: () => answer });
    answer = sampleList([cheap, dear]);
    act(() => source().fail());
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(page.asked(getList).length).toBeGreaterThan(1);
    expect(await screen.findByText('2 trafik teklifiniz hazır')).toBeVisible();
  });

  it('in the classic mode waits for the countdown and then loads the whole list', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const quick = { firmId: 12, name: 'Sedir Sigorta', state: 'offered' as const };
    const begun: OfferList = { ...running(cheap), mode: 'classic', insurers: [quick, asked(41, 'Vadi Sigorta')] };
    let answer = begun;
    await open(begun, { [getList]: () => answer });
    expect(FakeSource.opened).toEqual([]);
    expect(names()).toEqual([]);
    expect(await screen.findByRole('heading', { name: '2 şirkete sorduk, yanıtlar bekleniyor' })).toBeVisible();
    expect(screen.queryByText('2 yanıt bekleniyor')).toBeNull();
    answer = { ...sampleList([cheap, dear]), mode: 'classic' };
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(names()).toHaveLength(2);
    jest.useRealTimers();
  });

  it('leaving closes the stream and resets how the list was looked at', async () => {
    const { page, router } = await open(running(cheap));
    await act(() => router.navigate('/'));
    expect(source().readyState).toBe(2);
    expect(
      (page.store.getState() as { offer: { TRAFFIC: { isPreloading: boolean } } }).offer.TRAFFIC.isPreloading,
    ).toBe(false);
  });
});

describe('the list', () => {
  it('gives the one primary button to the cheapest offer', async () => {
    await open(sampleList([dear, cheap]));
    const classOf = (offer: Offer) =>
      within(screen.getByRole('region', { name: 'Teklifler' })).getByRole('button', {
        name: `Teklifi seç: ${offer.firmName}`,
      }).className;
    expect([classOf(cheap).includes('primary'), classOf(dear).includes('primary')]).toEqual([true, false]);
  });

  it('is reached by a link before what stands above it', async () => {
    await open(sampleList([dear, cheap]));
    const link = screen.getByRole('link', { name: 'Tekliflere geç' });
    const list = document.querySelector<HTMLElement>(link.getAttribute('href')!)!;
    expect(list).toContainElement(row());
    list.focus();
    expect(list).toHaveFocus();
    const before = screen.getByRole('region', { name: 'Fiyat ve kapsamın dağılımı' });
    expect(link.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('writes a price of seven figures smaller, so that its button keeps its place', async () => {
    await open(sampleList([cheap, sampleOffer(41, 1_000_000_00)]));
    const sizeOf = (amount: string) =>
      within(screen.getByRole('region', { name: 'Teklifler' })).getByText(amount, { exact: false, selector: 'span' })
        .className;
    expect([sizeOf('7.000'), sizeOf('1.000.000')]).toEqual([
      expect.stringContaining('large'),
      expect.stringContaining('normal'),
    ]);
  });

  it('sorts by price on demand', async () => {
    await open(sampleList([dear, cheap]));
    expect(names()).toEqual([dear.firmName, cheap.firmName]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sırala' }), 'En düşük fiyat');
    await waitFor(() => expect(names()).toEqual([cheap.firmName, dear.firmName]));
    expect(screen.getByText('2 teklif, fiyata göre sıralı')).toBeVisible();
  });

  it('shows another order with the press; the document follows, for keyboard and screen reader', async () => {
    await open(sampleList([dear, cheap]));
    const places = () => rows().map((one) => one.closest('li')!.style.order);
    fireEvent.change(screen.getByRole('combobox', { name: 'Sırala' }), { target: { value: 'price' } });
    expect([names(), places()]).toEqual([
      [dear.firmName, cheap.firmName],
      ['-1', '-2'],
    ]);
    await waitFor(() => expect(names()).toEqual([cheap.firmName, dear.firmName]));
    expect(places()).toEqual(['', '']);
  });

  it('explains a price in parts that end in what is paid', async () => {
    const breakdown = {
      base: 10_000_00,
      discounts: [{ description: 'Hasarsızlık indirimi', amount: 3_500_00 }],
      surcharges: [],
      taxes: [{ description: 'BSMV (%5)', amount: 500_00 }],
      instalmentCost: 0,
      total: 7_000_00,
    };
    await open(sampleList([{ ...cheap, breakdown }]));
    await userEvent.click(screen.getByText('Fiyat ve puan'));
    await within(row()).findByText('Hasarsızlık indirimi');
    const texts = within(row())
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(texts).toEqual(
      expect.arrayContaining(['10.000,00\u00A0₺', '− 3.500,00\u00A0₺', '500,00\u00A0₺', '7.000,00\u00A0₺']),
    );
  });

  it('F027 an offer of the call centre shows the telephone instead of a button', async () => {
    await open(sampleList([{ ...cheap, firmId: 103, isCallCentreOnly: true }]));
    expect(within(row()).queryByRole('button', { name: /Teklifi seç/ })).toBeNull();
    expect(within(row()).getByRole('link', { name: /bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000002');
  });
});

describe('the focus, when what was pressed goes', () => {
  const panel = (name: RegExp) => screen.getByRole('tabpanel', { name });

  it('is in the favourites when one of them is given up there', async () => {
    await open(sampleList([{ ...cheap, isFavorite: true }, dear]), {
      'POST quoterequestapi/offer/DeleteFavorite': null,
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Favoriler 1' }));
    await userEvent.click(within(panel(/^Favoriler/)).getByRole('button', { name: /^Favorilerden çıkar/ }));
    await waitFor(() => expect(panel(/^Favoriler 0/)).toHaveFocus());
  });

  it('is on the title when a campaign is given up and all are asked anew', async () => {
    const assumptions = { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } };
    await open(sampleList([cheap], { assumptions }), {
      'POST quoterequestapi/offer/createOfferForCampaign': '4831092700',
    });
    await userEvent.click(screen.getByRole('button', { name: '4 yaşında çocuk' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('offers whose time is over', () => {
  const over = [dear, cheap].map((offer) => ({ ...offer, isSaleExpired: true, isBuyButtonStatus: false }));
  const askAgain = 'POST quoterequestapi/offer/createOfferForCampaign';

  it('have no button; where all are, the insurers can be asked again in one press', async () => {
    let list = sampleList(over);
    const { page, container } = await open(list, {
      [getList]: () => list,
      [askAgain]: () => {
        list = sampleList([cheap], { quoteHeaderId: sampleId(9) });
        return list.offerNo;
      },
    });
    expect(screen.queryByRole('button', { name: /Teklifi seç/ })).toBeNull();
    const notice = await screen.findByRole('region', { name: 'Güncel fiyatları alın' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tekliflerin süresi doldu');
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Şirketlere yeniden sor' }));
    expect(await screen.findByRole('button', { name: `Teklifi seç: ${cheap.firmName}` })).toBeVisible();
    expect(page.asked(askAgain).map(({ body }) => body)).toEqual([{ visitId, campaigns: {} }]);
    expect(screen.queryByText('Tekliflerin süresi doldu')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('stand beside those that hold: these are chosen as ever', async () => {
    await open(sampleList([over[0]!, cheap]));
    expect(screen.getAllByRole('button', { name: /Teklifi seç/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Şirketlere yeniden sor' })).toBeNull();
  });
});

describe('choosing', () => {
  const choose = async (answer: unknown) => {
    const opened = await open(sampleList([cheap]), { 'POST quoterequestapi/offer/RedirectToSummary': answer });
    await userEvent.click(screen.getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` }));
    return opened;
  };

  it('tells the server, then opens policy information as its own document', async () => {
    const { page } = await choose({ offerId: cheap.id });
    expect(page.asked('POST quoterequestapi/offer/RedirectToSummary')[0]!.body).toMatchObject({
      visitId,
      productId: cheap.productId,
    });
    expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/police-bilgileri');
  });

  const expired = refused('offerExpired', 'Bu teklifin süresi doldu. Bilgilerinizle yeniden teklif alın.');
  const chooseAmong = async (offers: Offer[], answer: unknown, more: Answers = {}) =>
    open(sampleList(offers), { 'POST quoterequestapi/offer/RedirectToSummary': answer, ...more });
  const wayOn = { name: 'Şirketlere yeniden sor' };

  it('F386 asks the insurers anew at the offer whose validity ended, with what the list assumes', async () => {
    const assumptions = { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } };
    let list = sampleList([cheap, dear], { assumptions });
    const { page, container } = await chooseAmong([], expired, {
      [getList]: () => list,
      'POST quoterequestapi/offer/createOfferForCampaign': () => {
        list = sampleList([dear], { quoteHeaderId: sampleId(9) });
        return list.offerNo;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` }));
    const old = rows().find((one) => within(one).queryByRole('alert') !== null)!;
    expect(within(old).getByRole('heading')).toHaveTextContent(cheap.firmName);
    expect(within(old).getByRole('alert')).toHaveTextContent('Bu teklifin süresi doldu');
    expect(screen.getByRole('button', { name: `Teklifi seç: ${dear.firmName}` })).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.click(within(old).getByRole('button', wayOn));
    await waitFor(() => expect(names()).toEqual([dear.firmName]));
    expect(page.asked('POST quoterequestapi/offer/createOfferForCampaign').map(({ body }) => body)).toEqual([
      { visitId, campaigns: { child: { age: 4 } } },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says it where the button was pressed, among the featured offers too', async () => {
    const many = [cheap, dear, sampleOffer(7, 8_000_00), sampleOffer(8, 8_500_00)];
    await chooseAmong(markBest(many), expired);
    const featured = screen.getByRole('region', { name: /^Öne çıkan/ });
    await userEvent.click(within(featured).getByRole('button', { name: `Teklifi seç: ${cheap.firmName}` }));
    expect(await within(featured).findByRole('alert')).toHaveTextContent('Bu teklifin süresi doldu');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(within(featured).getByRole('button', wayOn)).toBeVisible();
  });

  it('offers no new question where another offer is all that can be chosen', async () => {
    await choose(refused('callCentreOnly', 'Bizi arayın.'));
    expect(await within(row()).findByRole('alert')).toHaveTextContent('Bizi arayın.');
    expect(screen.queryByRole('button', wayOn)).toBeNull();
  });
});

describe('no offers', () => {
  const zero = (messageCode: string) =>
    sampleList([], {
      zeroOffer: { messageCode, message: '' },
      insurers: [{ ...asked(7, 'Toros Sigorta'), state: 'declined', reason: 'Vermiyor' }],
    });

  it('opens the dialog, and its reasons can be read', async () => {
    const { container } = await open(zero('0Offer2Group'));
    const dialog = await screen.findByRole('dialog', { name: 'Şirketlerden teklif gelmedi' });
    expect(within(dialog).getByText('Vermiyor')).toBeInTheDocument();
    expect(await axeFaults(container)).toEqual([]);
  });

  describe('because every insurer failed', () => {
    const outage = sampleList([], {
      zeroOffer: { messageCode: '0Offer2Group', message: '', isOutage: true },
      assumptions: { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } },
    });
    const askAnew = async () => userEvent.click(await screen.findByRole('button', { name: 'Şirketlere yeniden sor' }));

    it('asks them again with what the list assumes, and shows what they say then', async () => {
      let list = outage;
      const answered = sampleList([cheap], { quoteHeaderId: sampleId(9) });
      const { page } = await open(outage, {
        [getList]: () => list,
        'POST quoterequestapi/offer/createOfferForCampaign': () => {
          list = answered;
          return list.offerNo;
        },
      });
      await askAnew();
      await waitFor(() => expect(rows()).toHaveLength(1));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(page.asked('POST quoterequestapi/offer/createOfferForCampaign').map(({ body }) => body)).toEqual([
        { visitId, campaigns: { child: { age: 4 } } },
      ]);
    });

    it('says why they could not be asked', async () => {
      await open(outage, { 'POST quoterequestapi/offer/createOfferForCampaign': refused('402', 'Bizi arayın.') });
      await askAnew();
      expect(await screen.findByText('Bizi arayın.')).toBeInTheDocument();
    });
  });

  it('closing it leads back to the first form step', async () => {
    const { path: where } = await open(zero('0Offer2Group'));
    await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
    expect(where()).toBe('/trafik-sigortasi/form/temel-bilgiler');
  });
});
