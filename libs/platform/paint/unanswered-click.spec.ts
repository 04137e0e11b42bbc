import { captureEarlyClick } from './early-click';
import { watchClicks, type ClickWatch } from './unanswered-click';

const root = (): HTMLElement => document.getElementById('root')!;

/** A page load: the boot script listens first, the shell from the beginning of hydration. */
function loadPage() {
  const take = captureEarlyClick();
  let watch: ClickWatch | undefined;
  const startHydration = (): ClickWatch => (watch ??= watchClicks(root(), take()));
  return {
    startHydration,
    replay: () => startHydration().hydrated(),
    handled: (event: Event) => watch?.handled({ target: event.target! }),
  };
}

describe('a button that is clicked before hydration', () => {
  let answered: string[];
  const added = vi.spyOn(window, 'addEventListener');
  /** Each test is a page load of its own. */
  afterEach(() => {
    for (const [name, listener, options] of added.mock.calls) removeEventListener(name, listener!, options);
    added.mockClear();
  });
  let click: ReturnType<typeof loadPage>;
  const render = (html: string): void => void (root().innerHTML = html);
  const press = (text: string): void =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === text)!.click();
  const hydrate = (): void =>
    document.body.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        answered.push((target as Element).getAttribute('aria-label') ?? (target as Element).textContent);
        click.handled(event);
      },
      { once: true },
    );

  beforeEach(() => {
    answered = [];
    // A new body, without the listeners of the previous test.
    document.body.replaceWith(document.createElement('body'));
    document.body.innerHTML = '<div id="root"></div>';
    render(
      '<button type="button">Çerez</button><button type="button">Sekme</button><button type="button" popovertarget="x">Menü</button>',
    );
  });

  it('is marked busy and clicked once more when the page is hydrated', () => {
    click = loadPage();
    press('Çerez');
    expect(document.querySelector('button')!.getAttribute('aria-busy')).toBe('true');
    hydrate();
    click.replay();
    expect(answered).toEqual(['Çerez']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('is replaced by a button that is clicked after it', () => {
    click = loadPage();
    press('Çerez');
    press('Sekme');
    hydrate();
    click.replay();
    expect(answered).toEqual(['Sekme']);
  });

  /** React re-creates the button, so that the clicked element is no longer in the document. */
  const drawAnew = (): void => {
    click.startHydration();
    render(root().innerHTML.replace(' aria-busy="true"', ''));
  };

  it('is found by its name when React has re-created it', () => {
    click = loadPage();
    press('Sekme');
    drawAnew();
    hydrate();
    click.replay();
    expect(answered).toEqual(['Sekme']);
  });

  it('is not replaced by another button of the same name', () => {
    render('<button type="button">Seç</button><button type="button">Seç</button>');
    click = loadPage();
    press('Seç');
    drawAnew();
    hydrate();
    click.replay();
    expect(answered).toEqual([]);
  });

  it('is told apart from others of its name by the part that it stands in', () => {
    const row = (name: string) => `<article aria-label="${name}"><button type="button">Seç</button></article>`;
    render(row('Ak') + row('Mor'));
    click = loadPage();
    document.querySelector<HTMLElement>('[aria-label="Mor"] button')!.click();
    click.startHydration();
    render(row('Mor') + row('Ak'));
    const chosen: string[] = [];
    const choose = (event: Event) => {
      chosen.push((event.target as Element).parentElement!.getAttribute('aria-label')!);
      click.handled(event);
    };
    document.body.addEventListener('click', choose);
    click.replay();
    expect(chosen).toEqual(['Mor']);
  });

  it('is identified by its aria-label where it has no text', () => {
    render('<button type="button" aria-label="Sil"></button><button type="button" aria-label="Ara"></button>');
    click = loadPage();
    document.querySelector<HTMLElement>('[aria-label="Ara"]')!.click();
    drawAnew();
    hydrate();
    click.replay();
    expect(answered).toEqual(['Ara']);
  });

  it('is ignored where the browser handles it without script', () => {
    click = loadPage();
    press('Menü');
    hydrate();
    click.replay();
    expect(answered).toEqual([]);
  });

  it('is clicked again until its part of the page is hydrated', () => {
    vi.useFakeTimers();
    click = loadPage();
    press('Çerez');
    click.replay();
    vi.advanceTimersByTime(200);
    hydrate();
    vi.advanceTimersByTime(200);
    expect(answered).toEqual(['Çerez']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    vi.useRealTimers();
  });

  const moments = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
  const pointer = (name: string, target: Element, clientX = 0) => {
    document.elementFromPoint = () => target;
    target.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX }));
  };
  const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;

  describe('on a hydrated page', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      click = loadPage();
      click.replay();
    });
    afterEach(() => vi.useRealTimers());

    it('is repeated in a part whose chunk is still loading', () => {
      press('Çerez');
      expect(document.querySelector('[aria-busy]')).toBeNull();
      moments(100);
      expect(button('Çerez').getAttribute('aria-busy')).toBe('true');
      hydrate();
      moments(1_000);
      expect(answered).toEqual(['Çerez']);
      expect(document.querySelector('[aria-busy]')).toBeNull();
    });

    it('is not repeated when it was handled', () => {
      hydrate();
      press('Çerez');
      hydrate();
      moments(1_000);
      expect(answered).toEqual(['Çerez']);
    });

    it('counts when its button was replaced while it was held down', () => {
      pointer('pointerdown', button('Sekme'));
      drawAnew();
      pointer('pointerup', root());
      hydrate();
      moments(1_000);
      expect(answered).toEqual(['Sekme']);
    });

    it('counts when its button moved away from under the still pointer', () => {
      pointer('pointerdown', button('Sekme'), 20);
      pointer('pointerup', button('Çerez'), 22);
      hydrate();
      moments(1_000);
      expect(answered).toEqual(['Sekme']);
    });

    it('is not one when the pointer was moved away', () => {
      pointer('pointerdown', button('Sekme'), 20);
      pointer('pointerup', button('Çerez'), 80);
      hydrate();
      moments(1_000);
      expect(answered).toEqual([]);
    });

    it.each([
      ['its button does not come back in three seconds', () => moments(4_000)],
      ['the page has changed', () => history.pushState(null, '', '/baska')],
    ])('is forgotten when %s', (_, happens) => {
      press('Sekme');
      render('');
      happens();
      render('<button type="button">Sekme</button>');
      hydrate();
      moments(1_000);
      expect(answered).toEqual([]);
    });
  });
});
