import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { PageData } from '../page-data/page-data';
import { branchIdAt, browserPageParts } from './browser-page';
import { isChunkFailure, mayReload } from '../remotes/chunk-reload';
import { navigateByLinks } from './link-navigation';

function storage() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
  };
}

describe('a failed chunk', () => {
  it('F605 M275 M581 reloads the page once in 60 seconds', () => {
    const store = storage();
    expect([mayReload(store, 1_000_000), mayReload(store, 1_059_999), mayReload(store, 1_060_000)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('does not reload while offline, and may as soon as the browser is online', () => {
    const store = storage();
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect([mayReload(store, 1_000_000), mayReload(store, 1_000_001)]).toEqual([false, true]);
    connection.mockRestore();
  });

  it('is recognised by its name', () => {
    expect(isChunkFailure(Object.assign(new Error(), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkFailure(new Error('else'))).toBe(false);
  });
});

describe('the page handle in the browser', () => {
  it.each([true, false])('gets from the edge whether the marketing permission is required: %s', (isRequired) => {
    const data = { marketingPermissionRequired: isRequired, remotes: [], isMobile: false, year: 2026 };
    expect(browserPageParts(data as unknown as PageData).marketingPermissionRequired).toBe(isRequired);
  });
});

it.each([
  ['/trafik-sigortasi/form/temel-bilgiler', 53],
  ['/imm-sigortasi', 43],
  ['/', null],
  ['/blog/trafik-sigortasi', null],
])('calls from %s carry the branch %s', (path, branchId) => {
  expect(branchIdAt(path, Object.values(lineFacts))).toBe(branchId);
});

describe('links of the site', () => {
  const remotes = [{ name: 'content', paths: [{ pattern: '/blog/*', rank: 1, page: 'content' as const }] }];
  let navigated: string[];
  let stop: () => void;

  beforeEach(() => {
    navigated = [];
    stop = navigateByLinks({ navigate: (to) => navigated.push(to) }, { remotes });
  });
  afterEach(() => stop());

  function click(html: string, event: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const target = document.querySelector('b') ?? document.querySelector('a')!;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...event });
    document.addEventListener('click', (heard) => heard.preventDefault(), { once: true });
    target.dispatchEvent(click);
    return navigated.length > 0;
  }

  it('navigate without a reload, also from an element within the link', () => {
    click('<a href="/blog/yazi?a=1#b"><b>Yazı</b></a>');
    expect(navigated).toEqual(['/blog/yazi?a=1#b']);
  });

  it.each([
    ['/uyelik', '', {}],
    ['https://baska.example/blog', '', {}],
    ['/blog/x', 'target="_blank"', {}],
    ['/blog/x', 'download', {}],
    ['/blog/x', 'data-reload', {}],
    ['/blog/x', '', { ctrlKey: true }],
    ['/blog/x', '', { button: 1 }],
  ])('%s %s %p is left to the browser', (href, attributes, event) => {
    expect(click(`<a href="${href}" ${attributes}>x</a>`, event)).toBe(false);
  });
});
