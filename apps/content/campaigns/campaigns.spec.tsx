import type { Content } from '@emsal/api/calls/cms/shapes';
import { pageTypes } from '@emsal/platform/content/page-types';
import { pageContext, PageProvider, type Page, type PageReply, type PageTransport } from '@emsal/platform/page';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import routes from '../remote';
import { samplePost } from '../testing/cms-transport';
import { withLines } from '../testing/within-page';

const slugs: Readonly<Record<string, number>> = {
  cekilis: pageTypes.RAFFLE_CAMPAIGN,
  'kurumsal-kampanya': pageTypes.BUSINESS_LANDING,
  'cocuk-resim-yarismasi': pageTypes.CHILD_PICTURE_LANDING,
  'is-basvurusu': pageTypes.ARTICLE,
  iletisim: pageTypes.ARTICLE,
  'baska-cekilis': pageTypes.RAFFLE_CAMPAIGN,
};
const fileId = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const success = (result: unknown): PageReply => ({ status: 200, body: { isSuccess: true, result } });
const list = (body: unknown): PageReply => ({ status: 200, body });
const failed: PageReply = { status: 0, body: null };

interface Given {
  endDate?: string | null;
  answer?: PageReply;
}
const sent: { path: string; body: unknown }[] = [];

function answers({ endDate = '2026-12-31', answer = success(null) }: Given): PageTransport {
  sent.length = 0;
  return async ({ method, path, body, file }) => {
    if (file) return success({ uploadId: fileId });
    if (method === 'POST') sent.push({ path: path.split('/').at(-1)!, body });
    if (method === 'POST') return answer;
    if (path.endsWith('GetRaffleCityList')) return list([{ cityId: '34', cityName: 'İstanbul' }]);
    if (path.includes('ContentTypeId')) return list(path.endsWith('/7') ? [pageOf('cekilis', endDate)] : []);
    return success(pageOf(path.split('/').at(-1)!, endDate));
  };
}
const pageOf = (seoUrl: string, campaignEndDate: string | null): Content => ({
  ...samplePost,
  seoUrl,
  typeId: slugs[seoUrl]!,
  title: 'Bir sayfa',
  category: null,
  editor: null,
  product: null,
  campaignEndDate,
});

async function open(slug: string, given: Given = {}) {
  const shell: Page = { ...withLines('TRAFFIC', 'AUTO'), today: '2026-11-26', transport: answers(given) };
  const router = createMemoryRouter(routes, {
    initialEntries: [`/${slug}`],
    getContext: () => new RouterContextProvider(new Map([[pageContext, shell]])),
  });
  const { container } = render(
    <main>
      <PageProvider value={shell}>
        <RouterProvider router={router} />
      </PageProvider>
    </main>,
  );
  await screen.findByRole('heading', { level: 1 });
  return container;
}
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const pick = (label: string | RegExp, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const choose = (label: string | RegExp, file: File) => userEvent.upload(screen.getByLabelText(label), file);
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillRaffle() {
  await type('TCKN ya da YKN', '10000000146');
  const birthday = within(screen.getByRole('group', { name: 'Doğum tarihi' }));
  for (const [label, text] of [
    ['Gün', '2'],
    ['Ay', '1'],
    ['Yıl', '1990'],
  ] as const)
    await userEvent.type(birthday.getByLabelText(label), text);
  await type('Cep telefonu', '532 123 45 67');
  await pick('Hangi sigorta için?', 'TRAFFIC');
  await type(/^Plaka/, '34 abc 123');
  await tick(/katılım koşullarını/);
  await tick(/^Aydınlatma metnini okudum/);
  await tick(/bir yıl saklanmasına/);
}

describe.each([
  ['M016 M146', 'cekilis', 'Çekiliş formu'],
  ['M016 M147', 'kurumsal-kampanya', 'Kurumsal teklif formu'],
  ['M016 M148', 'cocuk-resim-yarismasi', 'Resim yarışması formu'],
  ['M099', 'is-basvurusu', 'İş başvurusu formu'],
  ['M036', 'iletisim', 'İletişim formu'],
  ['a raffle at another address', 'baska-cekilis', 'Çekiliş formu'],
])('%s the form of /%s', (_, slug, label) => {
  it('is reached without a login, passes axe, and says at field and summary what is missing', async () => {
    const container = await open(slug);
    const form = await screen.findByRole('form', { name: label });
    expect(await axeViolations(container)).toEqual([]);
    // HTML allows a national number in a field of text only.
    const national = [...form.querySelectorAll('input[autocomplete=tel-national]')];
    expect(national.map((input) => (input as HTMLInputElement).type)).toEqual(national.map(() => 'text'));
    await userEvent.click(within(form).getAllByRole('button').at(-1)!);
    const summary = within(form).getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link').length).toBeGreaterThan(4);
    expect(sent).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
  });
});

it('M212 M483 a raffle’s form sends the specified fields, and is replaced by what follows', async () => {
  await open('cekilis');
  await screen.findByRole('form');
  await fillRaffle();
  await submit('Çekilişe katıl');
  expect(await screen.findByRole('heading', { name: 'Çekilişe katıldınız' })).toHaveFocus();
  expect(sent).toEqual([
    {
      path: 'sendMpCampaignData',
      body: {
        campaign: 'cekilis',
        branchList: ['TRAFFIC'],
        identityNo: '10000000146',
        phone: '532 123 45 67',
        birthday: '1990-1-2',
        plate1: '34',
        plate2: 'ABC',
        plate3: '123',
        email: '',
        reachBranchDate: '',
        conditions: '1',
        personalDataAgreement: '1',
        personalDataAssent: '1',
        announcementPermission: '',
      },
    },
  ]);
});

it('M373 M567 a second entry says so, and keeps what was typed', async () => {
  const message = 'Bu çekilişe zaten katıldınız. Aynı kimlikle bir kez katılınır.';
  await open('cekilis', { answer: { status: 200, body: { isSuccess: false, messageCode: 'raffleEntered', message } } });
  await screen.findByRole('form');
  await fillRaffle();
  await submit('Çekilişe katıl');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('TCKN ya da YKN')).toHaveValue('10000000146');
});

it('shows what the server refuses at its field', async () => {
  const fields = { phone: 'Cep telefonunu 5 ile başlayan 10 hane olarak girin' };
  await open('cekilis', {
    answer: { status: 400, body: { isSuccess: false, messageCode: 'badBody', message: 'Hatalı', fields } },
  });
  await screen.findByRole('form');
  await fillRaffle();
  await submit('Çekilişe katıl');
  expect(await screen.findByRole('link', { name: fields.phone })).toBeVisible();
  const phone = screen.getByLabelText('Cep telefonu');
  expect(phone).toHaveAttribute('aria-invalid', 'true');
  await type(/^Plaka/, '4');
  expect(phone).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(phone, '{backspace}8');
  expect(phone).not.toHaveAttribute('aria-invalid', 'true');
});

it('M568 a company’s request that gets no answer asks to try again, and keeps what was typed', async () => {
  await open('kurumsal-kampanya', { answer: failed });
  await screen.findByRole('form');
  await type('Şirketin unvanı', 'Örnek A.Ş.');
  await type('Vergi kimlik numarası', '1234567890');
  await pick('Hangi konuda?', 'health');
  await pick('Kaç kişi çalışıyor?', '10-49');
  await type('Yetkilinin adı soyadı', 'Ayşe Yılmaz');
  await type('Cep telefonu', '5321234567');
  await type('E-posta', 'ayse@ornek.example');
  await tick(/^Aydınlatma metnini okudum/);
  await submit('Teklif iste');
  expect(await screen.findByText(/tekrar deneyin/)).toBeVisible();
  expect(screen.getByLabelText('Şirketin unvanı')).toHaveValue('Örnek A.Ş.');
});

it('M487 M569 a child’s picture is uploaded first and its id sent, and an outage loses nothing', async () => {
  await open('cocuk-resim-yarismasi', { answer: failed });
  await screen.findByRole('form');
  await choose('Resim', new File(['png'], 'resim.png', { type: 'image/png' }));
  await type('Çocuğun adı', 'Ada');
  await pick('Çocuğun yaşı', '7');
  await pick('Okulun ili', '34');
  await type('Velinin adı soyadı', 'Ayşe Yılmaz');
  await type('Cep telefonu', '5321234567');
  await type('E-posta', 'ayse@ornek.example');
  await tick(/velisiyim/);
  await tick(/^Aydınlatma metnini okudum/);
  await submit('Resmi gönder');
  expect(await screen.findByText(/tekrar deneyin/)).toBeVisible();
  expect(sent).toMatchObject([
    { path: 'SaveChildPaintingCompetitionData', body: { picture: fileId, childAge: '7', publishPermission: '' } },
  ]);
  expect(screen.getByText('resim.png')).toBeVisible();
});

it('a curriculum vitae is a PDF; another file is refused before it is sent', async () => {
  await open('is-basvurusu', { endDate: null });
  await screen.findByRole('form');
  const cv = screen.getByLabelText(/^Özgeçmiş/);
  await userEvent.upload(cv, new File(['x'], 'cv.docx', { type: 'application/msword' }), { applyAccept: false });
  expect(await screen.findByText('PDF biçiminde bir dosya seçin')).toBeVisible();
  await choose(/^Özgeçmiş/, new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('cv.pdf')).toBeVisible();
  expect(screen.queryByText('PDF biçiminde bir dosya seçin')).toBeNull();
});

it('a campaign that is over has no form', async () => {
  await open('cekilis', { endDate: '2026-11-25' });
  expect(screen.getByText(/Başvuru süresi doldu/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it.each([
  ['2026-11-25', { running: 0, ended: 1 }],
  ['2026-11-26', { running: 1, ended: 0 }],
  [null, { running: 1, ended: 0 }],
])('M031 M224 the list shows a campaign until its last day, afterwards below it: %s', async (endDate, shown) => {
  await open('kampanyalar', { endDate });
  const links = await screen.findAllByRole('link', { name: 'Bir sayfa', hidden: true });
  const ended = links.filter((link) => link.closest('details'));
  expect({ running: links.length - ended.length, ended: ended.length }).toEqual(shown);
});
