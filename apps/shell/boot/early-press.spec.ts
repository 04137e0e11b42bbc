import { holdEarlyPress } from './early-press';

describe('a button that is pressed before hydration', () => {
  let answered: string[];
  const press = (text: string): void =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === text)!.click();
  const hydrate = (): void =>
    document.body.addEventListener('click', ({ target }) => void answered.push((target as Element).textContent), {
      once: true,
    });

  beforeEach(() => {
    answered = [];
    document.body.innerHTML =
      '<button type="button">Çerez</button><button type="button">Sekme</button><button type="button" popovertarget="x">Menü</button>';
  });

  it('looks busy and is pressed once more when the page is hydrated', () => {
    const letGo = holdEarlyPress();
    press('Çerez');
    expect(document.querySelector('button')!.getAttribute('aria-busy')).toBe('true');
    hydrate();
    letGo();
    expect(answered).toEqual(['Çerez']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('gives way to the one that is pressed after it', () => {
    const letGo = holdEarlyPress();
    press('Çerez');
    press('Sekme');
    hydrate();
    letGo();
    expect(answered).toEqual(['Sekme']);
  });

  it('is left to the platform where that answers by itself', () => {
    const letGo = holdEarlyPress();
    press('Menü');
    hydrate();
    letGo();
    expect(answered).toEqual([]);
  });
});
