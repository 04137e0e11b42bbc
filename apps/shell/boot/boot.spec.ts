import { startOnFirstInteraction } from './first-interaction';
import { hideShareCard, storeReferralParameters } from './referral-parameters';
import { storeReferer } from './report-session';
import { isOwnScript } from './trusted-scripts';

describe('the boot script', () => {
  it('F020 F301 F302 stores lp, REF and pid of the query and nothing else', () => {
    const stored: Array<[string, string]> = [];
    storeReferralParameters('?lp=bjk&REF=x&pid=1&utm=2&ref=no', {
      write: (key, value) => void stored.push([key, value]),
    });
    expect(stored).toEqual([
      ['snet-partnership', 'bjk'],
      ['ref', 'x'],
      ['pid', '1'],
    ]);
  });

  it.each([
    [{ referer: 'https://arama.example' }, [['referer', 'https://arama.example']]],
    [{ referer: null }, []],
    [null, []],
  ])('M270 with the tracking reply %j writes the referer cookie: %j', (reply, expected) => {
    const stored: Array<[string, string]> = [];
    storeReferer(reply, { write: ({ name }, value) => void stored.push([name, value]) });
    expect(stored).toEqual(expected);
  });

  it.each([
    ['bjk', 'off'],
    ['bj', undefined],
    [null, undefined],
  ])('on a visit by partner %p sets the share-and-earn card to %p', (marker, expected) => {
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
  ])('allows a script from %s: %s', (url, expected) => {
    expect(isOwnScript(url, 'http://localhost/page')).toBe(expected);
  });

  it("loads the shell's scripts in order at the first interaction, once", async () => {
    document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify({ scripts: ['/static/a.js', '/static/b.js'], router: {} })}</script><input>`;
    const order: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        addedNodes.forEach((node) => {
          order.push((node as HTMLScriptElement).src);
          node.dispatchEvent(new Event('load'));
        });
    }).observe(document.head, { childList: true });
    const quiet = vi.fn(async () => undefined);
    startOnFirstInteraction(quiet);
    document.querySelector('input')!.focus();
    document.querySelector('input')!.blur();
    document.querySelector('input')!.focus();
    await new Promise<void>((done) =>
      quiet.mockImplementation(async () => void (order.length === 1 && setTimeout(done, 0))),
    );
    expect(order).toEqual(['http://localhost/static/a.js', 'http://localhost/static/b.js']);
  });
});
