/** @vitest-environment jsdom */
/** The script of the card frame, run as the browser receives it: as text. */
import { scriptOf } from '../../page/script-of';
import { cardFrameBody } from './card-frame-page';
import { cardFrameParts } from './card-frame-script';

const parent = 'http://localhost:4200';
let messages: unknown[];
/** Messages sent on load. */
let messagesOnLoad: unknown[];
let answer: object | Error;

beforeAll(() => {
  document.body.innerHTML = cardFrameBody(parent).text;
  window.parent.postMessage = ((message: object, origin: string) =>
    void messages.push({ ...message, origin })) as unknown as typeof window.postMessage;
  globalThis.fetch = (async () => {
    if (answer instanceof Error) throw answer;
    return { json: async () => answer };
  }) as unknown as typeof fetch;
});
beforeAll(() => {
  messages = [];
  new Function(scriptOf(...cardFrameParts))();
  messagesOnLoad = messages;
});

it('announces itself and its height to the parent on load', () => {
  expect(messagesOnLoad).toEqual([
    { source: 'emsal-card-frame', type: 'ready', origin: parent },
    { source: 'emsal-card-frame', type: 'height', height: 0, origin: parent },
  ]);
});

it('sends no height while it has no width', () => {
  messages = [];
  vi.stubGlobal('innerWidth', 0);
  new Function(scriptOf(...cardFrameParts))();
  vi.unstubAllGlobals();
  expect(messages).toEqual([{ source: 'emsal-card-frame', type: 'ready', origin: parent }]);
});

/** Simulates the parent's submit message; returns the messages sent in response. */
async function submitted(origin = parent): Promise<unknown[]> {
  messages = [];
  window.dispatchEvent(new MessageEvent('message', { origin, data: { source: 'emsal-checkout', type: 'submit' } }));
  await new Promise((done) => setTimeout(done));
  return messages;
}

it('sends a token to the parent’s origin only, and no number', async () => {
  (document.getElementById('number') as HTMLInputElement).value = '5528790000000008';
  answer = { token: 'tok_1', masked: '5528 79** **** 0008', programme: 'Paraf' };
  expect(await submitted()).toEqual([
    {
      source: 'emsal-card-frame',
      type: 'token',
      token: 'tok_1',
      masked: '5528 79** **** 0008',
      programme: 'Paraf',
      origin: parent,
    },
  ]);
});

it('shows each message at its field and focuses the first', async () => {
  answer = { fields: { expiry: 'Kartın süresi dolmuş', cvv: 'Kod eksik' } };
  expect(await submitted()).toEqual([
    {
      source: 'emsal-card-frame',
      type: 'invalid',
      message: 'Kart bilgilerini kontrol edip yeniden deneyin.',
      origin: parent,
    },
  ]);
  expect(document.activeElement?.id).toBe('expiry');
  expect(document.getElementById('expiry')!.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('cvv-fault')!.textContent).toBe('Kod eksik');
});

it.each([
  ['expiry', ['cvv']],
  ['number', ['expiry']],
  ['cvv', ['number', 'expiry']],
])('clears the message at %s when it is typed again, and keeps %j', async (typed, remaining) => {
  answer = { fields: { number: 'Numara geçersiz', expiry: 'Süre dolmuş', cvv: 'Ön yüzdeki 4 hane' } };
  await submitted();
  const field = document.getElementById(typed) as HTMLInputElement;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  const shown = [...document.querySelectorAll('.fault')].filter(({ textContent }) => textContent);
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(remaining.map((name) => `${name}-fault`)));
  expect(shown.map(({ id }) => id)).not.toContain(`${typed}-fault`);
});

it('clears the message at the security code when the number changes: American Express has four digits, Visa three', async () => {
  answer = { fields: { cvv: 'Kartın ön yüzündeki 4 haneli kodu girin' } };
  await submitted();
  document.getElementById('number')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.getElementById('cvv-fault')!.textContent).toBe('');
  expect(document.getElementById('cvv')!.hasAttribute('aria-invalid')).toBe(false);
});

it('reports that the bank cannot be reached', async () => {
  answer = new Error('offline');
  expect(await submitted()).toMatchObject([
    { type: 'invalid', message: expect.stringContaining('Bankaya ulaşılamadı') },
  ]);
});

it('ignores messages of another origin', async () => {
  answer = { token: 'tok_1' };
  expect(await submitted('http://evil.example')).toEqual([]);
});

const type = async (name: string, value: string): Promise<HTMLInputElement> => {
  const field = document.getElementById(name) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((done) => setTimeout(done));
  return field;
};

it('puts the slash of the expiry date in by itself', async () => {
  expect((await type('expiry', '08')).value).toBe('08/');
  expect((await type('expiry', '0829')).value).toBe('08/29');
  expect((await type('expiry', '8')).value).toBe('8');
});

it('announces the card’s programme once, after its first eight digits, and names the card', async () => {
  messages = [];
  answer = { known: true, programme: null, name: 'Visa banka kartı' };
  await type('number', '4766 6200 0');
  await type('number', '4766 6200 00');
  expect(messages).toEqual([{ source: 'emsal-card-frame', type: 'card', programme: null, origin: parent }]);
  expect(document.getElementById('number-hint')!.textContent).toBe('Visa banka kartı');
  const current = [...document.querySelectorAll('#schemes [aria-current]')].map(({ textContent }) => textContent);
  expect(current).toEqual(['Visa']);
});

it('announces an unknown card without a programme', async () => {
  messages = [];
  answer = new Error('offline');
  await type('number', '4111 1111 1');
  expect(messages).toEqual([{ source: 'emsal-card-frame', type: 'card', origin: parent }]);
});

it('groups the number in fours on blur', () => {
  const number = document.getElementById('number') as HTMLInputElement;
  number.value = '5528790000000008';
  number.dispatchEvent(new Event('blur'));
  expect(number.value).toBe('5528 7900 0000 0008');
});
