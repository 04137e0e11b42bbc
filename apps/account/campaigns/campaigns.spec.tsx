import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, type Replies } from '../testing/open-account';

const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const pages = { employee: '/ilab-calisan-indirimi', member: '/bjk-isbirligi' };

async function open(page: keyof typeof pages, replies: Replies = {}, isPermissionRequired = false) {
  const opened = openAccount(pages[page], replies, { marketingPermissionRequired: isPermissionRequired });
  await screen.findByRole('form');
  return opened;
}
async function fill(page: keyof typeof pages, email: string) {
  await type(/^Ad soyad/, 'Elif Yalın');
  await type(/e-posta$/i, email);
  if (page === 'member') await type(/^TCKN/, '10000000146');
  await tick(/^Aydınlatma metnini/);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: /gönder$/ }));

it.each([
  ['M106 M219', 'employee', ['Ad soyad', 'Kurumsal e-posta', 'Sicil numaranız']],
  ['M107 M220', 'member', ['Ad soyad', 'TCKN ya da YKN', 'E-posta', 'Üye numaranız']],
] as const)('%s the page of the %s asks for its fields and says what is missing', async (_, page, labels) => {
  const { container, calls } = await open(page);
  for (const label of labels) expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await submit();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(calls).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
});

it('M380 an address of no company in the list is refused before it is sent', async () => {
  const { calls } = await open('employee');
  await fill('employee', 'elif@ornek.example');
  await submit();
  expect(screen.getAllByText(/anlaşmalı bir şirkete ait değil/)).toHaveLength(2);
  expect(calls).toEqual([]);
});

it('M484 the permission is recorded before the form, and the codes are on their way', async () => {
  const { calls } = await open('employee', { checkFormPermission: { isPermission: false } });
  await fill('employee', 'elif@turnakargo.example');
  await tick(/^Kampanyalardan/);
  await submit();
  expect(await screen.findByRole('heading', { name: 'Kodlar yolda' })).toHaveFocus();
  expect(calls.map(({ call }) => call)).toEqual([
    ...['checkFormPermission', 'saveFormPermission', 'SendEmployeeDiscountCampaignData'],
  ]);
});

it('M485 M492 M493 the notice of a new text is recorded for the member, whose number stands in no address', async () => {
  const { calls } = await open('member', { getKvkkStatus: { isShown: true, textVersion: 'kvkk-2020-01' } });
  await fill('member', 'elif@ornek.example');
  await submit();
  expect(await screen.findByRole('heading', { name: 'Kod yolda' })).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual(['getKvkkStatus', 'setkvkkstatus', 'SendPartnershipData']);
  expect(calls[0]!.body).toEqual({ identityNo: '10000000146' });
});

it('M386 where it is required, the form waits for the marketing permission', async () => {
  const { calls } = await open('employee', {}, true);
  await fill('employee', 'elif@turnakargo.example');
  await submit();
  expect(screen.getByRole('checkbox', { name: /^Kampanyalardan/ })).toBeInvalid();
  expect(calls).toEqual([]);
});

it('M485 what the server refuses is said, and what was typed stays', async () => {
  const message = 'Bu kimlikle indirim kodu daha önce alındı.';
  await open('member', {
    SendPartnershipData: refused('memberEntered', message),
    getKvkkStatus: { textVersion: null },
  });
  await fill('member', 'elif@ornek.example');
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^Ad soyad/)).toHaveValue('Elif Yalın');
});
