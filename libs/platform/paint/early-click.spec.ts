import { captureEarlyClick } from './early-click';

describe('a button that is clicked before hydration', () => {
  let answered: string[];
  let click: ReturnType<typeof captureEarlyClick>;
  const press = (text: string): void =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === text)!.click();
  const hydrate = (): void =>
    document.body.addEventListener(
      'click',
      ({ target }) => {
        answered.push((target as Element).getAttribute('aria-label') ?? (target as Element).textContent);
        click.handled();
      },
      { once: true },
    );

  beforeEach(() => {
    answered = [];
    // A new body, without the listeners of the previous test.
    document.body.replaceWith(document.createElement('body'));
    document.body.innerHTML =
      '<button type="button">Çerez</button><button type="button">Sekme</button><button type="button" popovertarget="x">Menü</button>';
  });

  it('is marked busy and clicked once more when the page is hydrated', () => {
    click = captureEarlyClick();
    press('Çerez');
    expect(document.querySelector('button')!.getAttribute('aria-busy')).toBe('true');
    hydrate();
    click.replay();
    expect(answered).toEqual(['Çerez']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('is replaced by a button that is clicked after it', () => {
    click = captureEarlyClick();
    press('Çerez');
    press('Sekme');
    hydrate();
    click.replay();
    expect(answered).toEqual(['Sekme']);
  });

  /** React re-creates the button, so that the clicked element is no longer in the document. */
  const drawAnew = (): void => {
    document.body.innerHTML = document.body.innerHTML.replace(' aria-busy="true"', '');
  };

  it('is found by its name when React has re-created it', () => {
    click = captureEarlyClick();
    press('Sekme');
    drawAnew();
    hydrate();
    click.replay();
    expect(answered).toEqual(['Sekme']);
  });

  it('is not replaced by another button of the same name', () => {
    document.body.innerHTML = '<button type="button">Seç</button><button type="button">Seç</button>';
    click = captureEarlyClick();
    press('Seç');
    drawAnew();
    hydrate();
    click.replay();
    expect(answered).toEqual([]);
  });

  it('is identified by its aria-label where it has no text', () => {
    document.body.innerHTML =
      '<button type="button" aria-label="Sil"></button><button type="button" aria-label="Ara"></button>';
    click = captureEarlyClick();
    document.querySelector<HTMLElement>('[aria-label="Ara"]')!.click();
    drawAnew();
    hydrate();
    click.replay();
    expect(answered).toEqual(['Ara']);
  });

  it('is ignored where the browser handles it without script', () => {
    click = captureEarlyClick();
    press('Menü');
    hydrate();
    click.replay();
    expect(answered).toEqual([]);
  });

  it('is clicked again until its part of the page is hydrated', () => {
    jest.useFakeTimers();
    click = captureEarlyClick();
    press('Çerez');
    click.replay();
    jest.advanceTimersByTime(200);
    hydrate();
    jest.advanceTimersByTime(200);
    expect(answered).toEqual(['Çerez']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    jest.useRealTimers();
  });
});
