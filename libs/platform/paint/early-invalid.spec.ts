import { captureInvalidSubmit } from './early-invalid';

const button = (): HTMLButtonElement => document.querySelector('button')!;

describe('an incomplete form that is submitted before hydration', () => {
  let submissions: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    submissions = [];
    document.body.innerHTML = '<form><input name="a" required><button type="submit">Teklifleri getir</button></form>';
    document.forms[0]!.addEventListener('submit', (event) => {
      event.preventDefault();
      submissions.push(document.forms[0]!.noValidate ? 'own words' : 'native');
    });
  });
  afterEach(() => vi.useRealTimers());

  it('shows no bubble of the browser and is submitted again, without its validation, when the page is hydrated', () => {
    const letGo = captureInvalidSubmit();
    const refused = vi.fn<(isPrevented: boolean) => void>();
    addEventListener('invalid', ({ defaultPrevented }) => refused(defaultPrevented), { once: true, capture: true });
    button().click();
    expect([refused.mock.calls, button().getAttribute('aria-busy'), submissions]).toEqual([[[true]], 'true', []]);
    letGo();
    vi.advanceTimersByTime(200);
    expect(submissions).toEqual([]);
    // Its own part of the page is hydrated later than the rest.
    document.forms[0]!.noValidate = true;
    vi.advanceTimersByTime(50);
    expect([button().hasAttribute('aria-busy'), submissions]).toEqual([false, ['own words']]);
  });

  it('is sent once when the page is never hydrated', () => {
    captureInvalidSubmit();
    button().click();
    button().click();
    vi.advanceTimersByTime(10_000);
    expect(submissions).toEqual(['own words']);
  });

  it('is left alone when it is complete', () => {
    const letGo = captureInvalidSubmit();
    document.querySelector('input')!.value = '1';
    button().click();
    letGo();
    expect(submissions).toEqual(['native']);
  });
});
