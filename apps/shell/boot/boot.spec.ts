import { startOnFirstTouch } from './first-touch';
import { hideShareCard, keepMarkers } from './markers';
import { keepReferer } from './report-session';
import { isOurScript } from './trusted-scripts';

describe('the boot script', () => {
  it('F020 F301 F302 keeps lp, REF and pid of the query and nothing else', () => {
    const kept: Array<[string, string]> = [];
    keepMarkers('?lp=bjk&REF=x&pid=1&utm=2&ref=no', { write: (key, value) => void kept.push([key, value]) });
    expect(kept).toEqual([
      ['snet-partnership', 'bjk'],
      ['ref', 'x'],
      ['pid', '1'],
    ]);
  });

  it.each([
    [{ referer: 'https://arama.example' }, [['referer', 'https://arama.example']]],
    [{ referer: null }, []],
    [null, []],
  ])('M270 of the tracking response %j keeps in the referer cookie: %j', (reply, expected) => {
    const kept: Array<[string, string]> = [];
    keepReferer(reply, { write: ({ name }, value) => void kept.push([name, value]) });
    expect(kept).toEqual(expected);
  });

  it.each([
    ['bjk', 'off'],
    ['bj', undefined],
    [null, undefined],
  ])('of a visit by partner %p makes the share-and-earn card %p', (marker, expected) => {
    const root = document.createElement('html');
    root.dataset['quietPartners'] = 'gs bjk';
    hideShareCard(root, { read: () => marker });
    expect(root.dataset['share']).toBe(expected);
  });

  it.each([
    ['/static/js/main.js', true],
    ['http://localhost/remotes/x/1/a.js', true],
    ['https://baska.example/static/a.js', false],
    ['/api/a.js', false],
    ['data:text/javascript,1', false],
  ])('may make a script of %s: %s', (url, expected) => {
    expect(isOurScript(url, 'http://localhost/page')).toBe(expected);
  });

  it('loads the shell in its order at the first touch, once', async () => {
    document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify({ scripts: ['/static/a.js', '/static/b.js'], router: {} })}</script><input>`;
    const order: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        addedNodes.forEach((node) => {
          order.push((node as HTMLScriptElement).src);
          node.dispatchEvent(new Event('load'));
        });
    }).observe(document.head, { childList: true });
    const quiet = jest.fn(async () => undefined);
    startOnFirstTouch(quiet);
    document.querySelector('input')!.focus();
    document.querySelector('input')!.blur();
    document.querySelector('input')!.focus();
    await new Promise<void>((done) =>
      quiet.mockImplementation(async () => void (order.length === 1 && setTimeout(done, 0))),
    );
    expect(order).toEqual(['http://localhost/static/a.js', 'http://localhost/static/b.js']);
  });
});
