import { holdEarlyPress } from './early-press';

describe('a button that is pressed before hydration', () => {
  let answered: string[];
  let held: ReturnType<typeof holdEarlyPress>;
  const press = (text: string): void =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === text)!.click();
  const hydrate = (): void =>
    document.body.addEventListener(
      'click',
      ({ target }) => {
        answered.push((target as Element).getAttribute('aria-label') ?? (target as Element).textContent);
        held.answered();
      },
      { once: true },
    );

  beforeEach(() => {
    answered = [];
    // With whoever still listens to the last test's.
    document.body.replaceWith(document.createElement('body'));
    document.body.innerHTML =
      '<button type="button">Çerez</button><button type="button">Sekme</button><button type="button" popovertarget="x">Menü</button>';
  });

  it('looks busy and is pressed once more when the page is hydrated', () => {
    held = holdEarlyPress();
    press('Çerez');
    expect(document.querySelector('button')!.getAttribute('aria-busy')).toBe('true');
    hydrate();
    held.again();
    expect(answered).toEqual(['Çerez']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('gives way to the one that is pressed after it', () => {
    held = holdEarlyPress();
    press('Çerez');
    press('Sekme');
    hydrate();
    held.again();
    expect(answered).toEqual(['Sekme']);
  });

  /** React draws the page anew: what was pressed is another element by now. */
  const drawAnew = (): void => {
    document.body.innerHTML = document.body.innerHTML.replace(' aria-busy="true"', '');
  };

  it('is found again by its name when React has drawn it anew', () => {
    held = holdEarlyPress();
    press('Sekme');
    drawAnew();
    hydrate();
    held.again();
    expect(answered).toEqual(['Sekme']);
  });

  it('is not answered for by another of the same name', () => {
    document.body.innerHTML = '<button type="button">Seç</button><button type="button">Seç</button>';
    held = holdEarlyPress();
    press('Seç');
    drawAnew();
    hydrate();
    held.again();
    expect(answered).toEqual([]);
  });

  it('is known by its label among those without words', () => {
    document.body.innerHTML =
      '<button type="button" aria-label="Sil"></button><button type="button" aria-label="Ara"></button>';
    held = holdEarlyPress();
    document.querySelector<HTMLElement>('[aria-label="Ara"]')!.click();
    drawAnew();
    hydrate();
    held.again();
    expect(answered).toEqual(['Ara']);
  });

  it('is left to the platform where that answers by itself', () => {
    held = holdEarlyPress();
    press('Menü');
    hydrate();
    held.again();
    expect(answered).toEqual([]);
  });

  it('is repeated until the part that it belongs to is hydrated', () => {
    jest.useFakeTimers();
    held = holdEarlyPress();
    press('Çerez');
    held.again();
    jest.advanceTimersByTime(200);
    hydrate();
    jest.advanceTimersByTime(200);
    expect(answered).toEqual(['Çerez']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    jest.useRealTimers();
  });
});
