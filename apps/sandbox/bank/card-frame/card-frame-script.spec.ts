/** @jest-environment jsdom */
/** The script of the card frame, run as the browser gets it: as text. */
import { scriptOf } from '../../page/script-of';
import { cardFrameBody } from './card-frame-page';
import { cardFrameParts } from './card-frame-script';

const parent = 'http://localhost:4200';
let told: unknown[];
/** What it said before anything was pressed. */
let toldAtFirst: unknown[];
let answer: object | Error;

beforeAll(() => {
  document.body.innerHTML = cardFrameBody(parent).text;
  window.parent.postMessage = ((message: object, origin: string) =>
    void told.push({ ...message, origin })) as unknown as typeof window.postMessage;
  globalThis.fetch = (async () => {
    if (answer instanceof Error) throw answer;
    return { json: async () => answer };
  }) as unknown as typeof fetch;
});
beforeAll(() => {
  told = [];
  new Function(scriptOf(...cardFrameParts))();
  toldAtFirst = told;
});

it('tells the parent, first of all, that it is there and how high', () => {
  expect(toldAtFirst).toEqual([
    { source: 'emsal-card-frame', type: 'ready', origin: parent },
    { source: 'emsal-card-frame', type: 'height', height: 0, origin: parent },
  ]);
});

it('tells no height while it has no width', () => {
  told = [];
  const width = jest.replaceProperty(window, 'innerWidth', 0);
  new Function(scriptOf(...cardFrameParts))();
  width.restore();
  expect(told).toEqual([{ source: 'emsal-card-frame', type: 'ready', origin: parent }]);
});

/** The parent page asks for the card, and the bank's answer is heard. */
async function submitted(origin = parent): Promise<unknown[]> {
  told = [];
  window.dispatchEvent(new MessageEvent('message', { origin, data: { source: 'emsal-checkout', type: 'submit' } }));
  await new Promise((done) => setTimeout(done));
  return told;
}

it('hands the parent a token, to its origin alone, and no number', async () => {
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

it('shows each sentence at its field and takes the focus to the first', async () => {
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
])('says nothing more of %s once that is typed anew, and keeps %j', async (typed, kept) => {
  answer = { fields: { number: 'Numara geçersiz', expiry: 'Süre dolmuş', cvv: 'Ön yüzdeki 4 hane' } };
  await submitted();
  const field = document.getElementById(typed) as HTMLInputElement;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  const said = [...document.querySelectorAll('.fault')].filter(({ textContent }) => textContent);
  expect(said.map(({ id }) => id)).toEqual(expect.arrayContaining(kept.map((name) => `${name}-fault`)));
  expect(said.map(({ id }) => id)).not.toContain(`${typed}-fault`);
});

it('forgets what it said of the code with another number: an American Express has four digits, a Visa three', async () => {
  answer = { fields: { cvv: 'Kartın ön yüzündeki 4 haneli kodu girin' } };
  await submitted();
  document.getElementById('number')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.getElementById('cvv-fault')!.textContent).toBe('');
  expect(document.getElementById('cvv')!.hasAttribute('aria-invalid')).toBe(false);
});

it('says that the bank cannot be reached', async () => {
  answer = new Error('offline');
  expect(await submitted()).toMatchObject([
    { type: 'invalid', message: expect.stringContaining('Bankaya ulaşılamadı') },
  ]);
});

it('obeys no other origin', async () => {
  answer = { token: 'tok_1' };
  expect(await submitted('http://evil.example')).toEqual([]);
});

it('groups the number in fours when the field is left', () => {
  const number = document.getElementById('number') as HTMLInputElement;
  number.value = '5528790000000008';
  number.dispatchEvent(new Event('blur'));
  expect(number.value).toBe('5528 7900 0000 0008');
});
