import { captureEarlySubmit } from './early-submit';

const press = (): void => document.querySelector('button')!.click();

describe('a form that is submitted before hydration', () => {
  let sent: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    document.body.innerHTML = '<form><input name="a" value="1"><button name="b" value="2">Devam et</button></form>';
  });
  afterEach(() => vi.useRealTimers());
  /** Stands for React's delegated listener, which exists after hydration only. */
  const hydrate = (): void =>
    document.body.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        sent.push((event as SubmitEvent).submitter?.textContent ?? '');
      },
      { once: true },
    );

  it('is submitted once, by the button that was clicked, when the page is hydrated', () => {
    const letGo = captureEarlySubmit();
    press();
    press();
    expect(document.querySelector('button')!.getAttribute('aria-busy')).toBe('true');
    hydrate();
    letGo();
    expect(sent).toEqual(['Devam et']);
    expect(document.querySelector('button')!.hasAttribute('aria-busy')).toBe(false);
  });

  it('is submitted natively when the page is never hydrated', () => {
    captureEarlySubmit();
    press();
    hydrate();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual(['Devam et']);
  });

  it('is left alone after hydration', () => {
    captureEarlySubmit()();
    hydrate();
    press();
    expect(sent).toEqual(['Devam et']);
  });
});
