import { answerMissing } from './early-missing';

const page = `<form><input id="a" required aria-describedby="a-hint"><p id="a-error">Eksik</p>
  <input id="b" required><p id="b-error">Eksik</p><button>Gönder</button></form>
  <form id="other"><input id="c" required></form>`;
const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const said = (id: string) => [input(id).getAttribute('aria-invalid'), input(id).getAttribute('aria-describedby')];
const press = () => document.querySelector('button')!.click();
const write = (id: string, text: string) => {
  input(id).value = text;
  input(id).dispatchEvent(new Event('input', { bubbles: true }));
};

beforeAll(answerMissing);
beforeEach(() => {
  document.body.innerHTML = page;
});

describe('a form that misses answers before hydration', () => {
  it('marks what is missing, ties each field to its message and leads to the first, in place of the bubble', () => {
    const bubbles: boolean[] = [];
    addEventListener('invalid', (event) => void bubbles.push(!event.defaultPrevented), { capture: true });
    press();
    expect([said('a'), said('b')]).toEqual([
      ['true', 'a-hint a-error'],
      ['true', 'b-error'],
    ]);
    expect(document.activeElement).toBe(input('a'));
    expect(bubbles).toEqual([false, false]);
  });

  it('says nothing more as soon as an answer is there', () => {
    press();
    write('a', '1');
    write('b', '2');
    expect([said('a'), said('b')]).toEqual([
      [null, 'a-hint'],
      [null, null],
    ]);
  });

  it('is the browser’s where no message stands ready, and the page’s own after hydration', () => {
    document.querySelector<HTMLFormElement>('#other')!.reportValidity();
    document.querySelector('form')!.noValidate = true;
    input('a').reportValidity();
    expect([said('c'), said('a')]).toEqual([
      [null, null],
      [null, 'a-hint'],
    ]);
  });
});
