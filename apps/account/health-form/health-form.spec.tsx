import type { ApprovedForm, InformationForm } from '@emsal/api/calls/self-service/health-process';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { declarationOf } from '@emsal/validation/health-declaration/declaration';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, type Replies } from '../testing/open-account';

const folder = '/ozel-saglik-sigortasi-fiyatlari';
const hash = 'A'.repeat(43);
const form: InformationForm = {
  state: 'open',
  firmName: 'Balarısı Sağlık',
  phoneNumberMasked: '0532 *** ** 18',
  isComplete: false,
  validUntil: '2026-12-06',
  isCallRequested: false,
  customerInfoDetail: [
    { customerOrder: 1, name: 'Elif', isAdult: true },
    { customerOrder: 2, name: 'Çocuğunuz', isAdult: false },
  ],
  saved: { healthProcessInformation: [], removed: [] },
};
const no = Object.fromEntries([1, 2, 3, 4, 5].map((question) => [`answer${question}`, 'no']));
const said = (customerOrder: number, more: Record<string, string> = {}) => {
  const declaration = declarationOf({ ...no, height: '170', weight: '65', cancelledPolicy: 'no', ...more });
  return { customerOrder, ...declaration, diseases: [...declaration.diseases] };
};
const meniscus = { answer2: 'yes', name2: 'Menisküs', date2: '3.2023', hospital2: 'Moda', status2: 'recovered' };
const complete: InformationForm = {
  ...form,
  isComplete: true,
  saved: { healthProcessInformation: [said(1, meniscus), said(2)], removed: [] },
};
const approved: ApprovedForm = {
  firmName: 'Balarısı Sağlık',
  approvedAt: '2026-11-28T08:58:00.000Z',
  answeredBy: '2026-12-01',
  documentId: 'c'.repeat(32),
  documentBytes: 2048,
  people: [{ name: 'Elif', answers: [{ label: 'Boy', value: '170 cm' }] }],
};
const sentCode = { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 };

const page = (name: string) => `${folder}/bilgilendirme-${name}?hash=${hash}`;
const open = (name: string, replies: Replies = {}) => openAccount(page(name), { GetInformationForm: form, ...replies });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = (question: RegExp, answer: string) =>
  userEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }));
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

async function start(replies: Replies = { GetInformationForm: form }) {
  const opened = openAccount(page('giris'), replies);
  await userEvent.click(await screen.findByRole('checkbox', { name: /açık rıza/ }));
  await press('Forma başla');
  return opened;
}
const questions = [/tedavi gördüğü/, /ameliyat oldu/, /hastanede yattı/, /Sürekli kullandığı/, /Doktorun önerdiği/];
async function declareNothing() {
  await type(/^Boy/, '170');
  await type(/^Kilo/, '65');
  for (const question of [...questions, /reddedildi/, /Yürürlükte/]) await choose(question, 'Hayır');
}

it.each(['giris', 'onay', 'pdf', 'sonuc'])(
  'M114 M115 M116 M117 without a link /bilgilendirme-%s says how it opens',
  async (page) => {
    const { container, calls } = openAccount(`${folder}/bilgilendirme-${page}`, {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Sağlık bilgi formu' })).toBeVisible();
    expect(screen.getByRole('link', { name: /0850 000 00 03/ })).toHaveAttribute(
      'href',
      expect.stringContaining('tel:'),
    );
    expect(await axeViolations(container)).toEqual([]);
    expect(calls).toEqual([]);
  },
);

it('M496 a link that opens nothing says why', async () => {
  open('giris', { GetInformationForm: refused('formUnknown', 'Bu bağlantı geçerli değil.') });
  expect(await screen.findByText('Bu bağlantı geçerli değil.')).toBeVisible();
});

it('asks nothing about health before the consent', async () => {
  const { container } = open('giris');
  await press('Forma başla');
  expect(screen.getByRole('checkbox', { name: /açık rıza/ })).toBeInvalid();
  expect(screen.queryByLabelText(/^Boy/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

it('M204 M205 asks what follows a yes only, and says at its field what is missing', async () => {
  const { container } = await start();
  expect(screen.queryByLabelText(/Hangi ameliyat/)).toBeNull();
  await choose(/ameliyat oldu/, 'Evet');
  for (const label of [/Hangi ameliyat/, /Ne zaman/, /^Hastane$/]) expect(screen.getByLabelText(label)).toBeVisible();
  await press(/^Kaydet/);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('link', { name: 'Hastanenin adını yazın' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await choose(/ameliyat oldu/, 'Hayır');
  expect(screen.queryByLabelText(/Hangi ameliyat/)).toBeNull();
}, 30_000);

it('M206 M207 M500 each person is saved with the form’s three parts, and one can be taken out and back', async () => {
  const replies: Replies = { GetInformationForm: form, saveInformationForm: { isComplete: false } };
  const { calls, at } = await start(replies);
  await declareNothing();
  await choose(/Askerlik/, 'Yükümlü değil');
  await choose(/Hamilelik/, 'Hayır');
  await press('Kaydet, sıradaki: Çocuğunuz');
  expect(await screen.findByRole('heading', { name: 'Çocuğunuz: sağlık bilgileri' })).toHaveFocus();
  const saved = () => calls.filter(({ call }) => call === 'saveInformationForm').at(-1)!.body;
  expect(saved()).toMatchObject({
    hash,
    personsInsuredLength: 2,
    customerInfoDetail: [{ customerOrder: 1 }, { customerOrder: 2 }],
    healthProcessInformation: [{ customerOrder: 1, height: '170', militaryStatus: 'notLiable' }],
  });
  await press('Çocuğunuz: formdan çıkar');
  expect(await screen.findByRole('link', { name: 'Onaya geç' })).toBeVisible();
  expect(saved()).toMatchObject({ personsInsuredLength: 1, customerInfoDetail: [{ customerOrder: 1 }] });
  await press('Çocuğunuz: geri al');
  await screen.findByLabelText(/^Boy/);
  await declareNothing();
  replies['GetInformationForm'] = complete;
  await press('Onaya geç');
  await screen.findByLabelText(/son 3 hanesi/);
  expect(at()).toContain('bilgilendirme-onay');
}, 60_000);

it('M498 asks for a call', async () => {
  const { calls } = open('giris');
  await press('Beni arayın');
  expect(await screen.findByText('Danışmanınız sizi arayacak.')).toBeVisible();
  expect(calls.at(-1)!.call).toBe('CallMeForCheckingInformation');
});

async function askForCode(replies: Replies = {}) {
  const opened = open('onay', { GetInformationForm: complete, SendInformationFormCode: sentCode, ...replies });
  await userEvent.type(await screen.findByLabelText(/son 3 hanesi/), '046');
  await press('Onay kodu gönder');
  return opened;
}

it('M333 the approval asks for three digits, then for the code, and leads to the result', async () => {
  const { container, calls, at } = await askForCode({ GetHealthInformationSaveModelForPdf: approved });
  expect(screen.getByText('1 evet: Menisküs')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.type(await screen.findByLabelText(/haneli kod/), '123456');
  expect(await screen.findByRole('heading', { level: 1, name: 'Formunuz onaylandı' })).toBeVisible();
  expect(calls.find(({ call }) => call === 'VerifyInformationFormModelAsync')!.body).toEqual({
    hash,
    code: '123456',
    lastThreeDigits: '046',
  });
  expect(at()).toContain('bilgilendirme-sonuc');
  expect(await axeViolations(container)).toEqual([]);
});

it('M333 two digits are refused at their field', async () => {
  open('onay', { GetInformationForm: complete });
  await userEvent.type(await screen.findByLabelText(/son 3 hanesi/), '04');
  await press('Onay kodu gönder');
  expect(screen.getByLabelText(/son 3 hanesi/)).toBeInvalid();
});

it.each([
  ['the digits are wrong', refused('digitsWrong', 'Son 3 hane eşleşmiyor.')],
  ['the server fails', { status: 500, body: { isSuccess: false, messageCode: 'internal', message: 'Hata.' } }],
])('M334 M565 where %s, the support line is offered for a new quote', async (_, reply) => {
  await askForCode({ VerifyInformationFormModelAsync: reply });
  await userEvent.type(await screen.findByLabelText(/haneli kod/), '123456');
  expect(await screen.findByText(/arayın, yeni teklif hazırlayalım/)).toBeVisible();
  expect(screen.getByRole('link', { name: /0850 000 00 03/ })).toBeVisible();
});

it('M334 a locked form asks to call', async () => {
  open('onay', { GetInformationForm: { ...complete, state: 'locked' } });
  expect(await screen.findByText(/Yeni teklif için arayın/)).toBeVisible();
});

it('an unfinished form is finished first', async () => {
  const { at } = open('onay');
  await screen.findByRole('button', { name: 'Forma başla' });
  expect(at()).toContain('bilgilendirme-giris');
});

it.each(['sonuc', 'pdf'])('M497 /bilgilendirme-%s downloads the PDF, in the browser that approved', async (page) => {
  const { container } = open(page, { GetHealthInformationSaveModelForPdf: approved });
  const link = await screen.findByRole('link', { name: 'PDF indir' });
  expect(link).toHaveAttribute('href', `/api/document/${approved.documentId}`);
  expect(await axeViolations(container)).toEqual([]);
});

it('M497 another browser proves itself first', async () => {
  const { at } = open('sonuc', {
    GetHealthInformationSaveModelForPdf: refused('codeNeeded', ''),
    GetInformationForm: { ...complete, state: 'approved' },
  });
  expect(await screen.findByLabelText(/son 3 hanesi/)).toBeVisible();
  expect(at()).toContain('bilgilendirme-onay');
});
