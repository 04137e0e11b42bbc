import type { AccountRequest } from '@emsal/api/calls/customer-account/help';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { information, openAccount, refused, signedIn } from '../testing/open-account';
import { card } from '../testing/sample-policies';

const request: AccountRequest = {
  id: 'a'.repeat(32),
  number: '9041200000',
  kind: 'help',
  category: 'information',
  subject: 2683,
  details: 'Taksitim iki kez çekildi',
  policyNo: null,
  note: '',
  path: null,
  state: 'received',
  promisedOn: '2026-11-30',
  createdAt: '2026-11-27T09:00:00.000Z',
  changedAt: '2026-11-27T09:00:00.000Z',
};
const open = (replies: object = {}) =>
  openAccount(
    '/uyelik/yardim',
    signedIn({
      getCustomerInfo: { ...information, email: 'ayse@ornek.example' },
      getCustomerPolicyCards: { policies: [card], otherPhoneHasPolicy: false },
      getCustomerRequests: { requests: [request] },
      ...replies,
    }),
  );
const fill = async () => {
  await userEvent.click(await screen.findByLabelText('Şikâyet'));
  await userEvent.selectOptions(screen.getByLabelText('Konu'), 'Tahsilat');
  await userEvent.type(screen.getByLabelText('Anlatın'), 'Kartımdan iki kez çekildi.');
  await userEvent.click(screen.getByLabelText(/^E-postayla/));
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Talebi gönder' }));

describe('/uyelik/yardim', () => {
  it('M014 finds a topic in the words of the customer, and keeps what was typed below', async () => {
    const { container } = open();
    await userEvent.type(await screen.findByLabelText('Anlatın'), 'Kartımdan');
    await userEvent.type(screen.getByLabelText('Yardımda ara'), 'aracı sattım{Enter}');
    const found = await screen.findByRole('status', { name: 'Arama sonuçları' });
    expect(within(found).getAllByRole('link')[0]).toHaveAttribute('href', '/police-iptal/basvuru');
    expect(screen.getByLabelText('Anlatın')).toHaveValue('Kartımdan');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M014 M190 M191 M192 offers category, subject, policy and text, and lists the requests', async () => {
    const { container } = open();
    await screen.findByRole('heading', { level: 1 });
    const options = within(screen.getByLabelText('Konu')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(-5)).toEqual([
      ...['Hasar durumu', 'Yeni poliçe ya da yenileme', 'Tahsilat', 'Üyelik ve iletişim bilgileri', 'Hasar ihbarı'],
    ]);
    for (const name of ['Bilgi', 'Öneri', 'Şikâyet']) expect(screen.getByLabelText(name)).not.toBeChecked();
    const row = within(screen.getByRole('region', { name: 'Taleplerim' })).getByRole('listitem');
    expect(row).toHaveTextContent(/Taksitim iki kez çekildi.*9041200000.*En geç 30 Kasım 2026.*Alındı/);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says what is waited for or why it was refused, and leads on', async () => {
    const waiting = { kind: 'cancellation', state: 'waitingForCustomer', details: null } as const;
    const asked = { ...request, ...waiting, note: 'Ruhsatın fotoğrafını yükleyin.', path: '/police-iptal/takip' };
    const refusedOne = { ...request, id: 'b'.repeat(32), state: 'refused', note: 'Belge süresinde gelmedi.' } as const;
    open({ getCustomerRequests: { requests: [asked, refusedOne] } });
    const [first, second] = within(await screen.findByRole('region', { name: 'Taleplerim' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Ruhsatın fotoğrafını yükleyin.');
    expect(within(first!).getByRole('link', { name: 'Adımlarını gör' })).toHaveAttribute('href', '/police-iptal/takip');
    expect(second).toHaveTextContent('Belge süresinde gelmedi.');
    expect(within(second!).queryByRole('link')).toBeNull();
  });

  it.each<[string, Partial<AccountRequest>, RegExp]>([
    ['an answered one', { state: 'done' }, /Yanıtlandı/],
    ['one whose day has passed', { promisedOn: '2026-11-26' }, /Geciktik/],
    ['another kind', { kind: 'cancellation', details: null, state: 'atInsurer' }, /Poliçe iptali.*Sigorta şirketinde/],
  ])('says where a request stands: %s', async (_case, change, words) => {
    open({ getCustomerRequests: { requests: [{ ...request, ...change }] } });
    expect(within(await screen.findByRole('region', { name: 'Taleplerim' })).getByRole('listitem')).toHaveTextContent(
      words,
    );
  });

  it('M137 M554 sends the request and says that it arrived', async () => {
    const { calls } = open({ postCustomerContactForm: { number: '1234567890', promisedOn: '2026-11-30' } });
    await fill();
    await userEvent.selectOptions(screen.getByLabelText(/Hangi poliçe/), card.id);
    await submit();
    expect(await screen.findByRole('heading', { name: 'Talebiniz bize ulaştı' })).toHaveFocus();
    expect(screen.getByText(/1234567890/)).toBeVisible();
    expect(calls.find(({ call }) => call === 'postCustomerContactForm')?.body).toEqual({
      category: 'complaint',
      subject: '2683',
      details: 'Kartımdan iki kez çekildi.',
      answerBy: 'email',
      policyId: card.id,
    });
    expect(calls.filter(({ call }) => call === 'getCustomerRequests')).toHaveLength(2);
  });

  it.each([
    ['M553 a server that fails', { status: 500, body: {} }, /talebinizi alamadık.*birazdan yeniden deneyin/],
    ['a refusal with a reason', refused('helpTooMany', 'Bugün çok oldu.'), /Bugün çok oldu/],
  ])('%s: what was typed stays', async (_case, postCustomerContactForm, message) => {
    open({ postCustomerContactForm });
    await fill();
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Anlatın')).toHaveValue('Kartımdan iki kez çekildi.');
  });

  it('asks for what is missing before it sends anything', async () => {
    const { calls } = open();
    await screen.findByRole('button', { name: 'Talebi gönder' });
    await submit();
    expect(screen.getAllByText('Ne olduğunu birkaç sözcükle yazın')[0]).toBeVisible();
    expect(calls.some(({ call }) => call === 'postCustomerContactForm')).toBe(false);
  });
});
