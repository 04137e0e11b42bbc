import type { PageClass } from '@emsal/platform/remote';
import { documentGuard } from './document-guard';

const at = (pattern: string, page: PageClass = 'content') => ({ pattern, rank: 1, page }) as const;
const remotes = [
  { name: 'content', paths: [at('/'), at('/blog')] },
  { name: 'vehicle', paths: [at('/trafik-sigortasi/form', 'journey')] },
  { name: 'checkout', paths: [at('/trafik-sigortasi/odeme-bilgileri', 'payment')] },
];

/** @returns the new document's address, or null where the router goes on */
async function guarded(remote: string, path: string, { page = 'content' as PageClass, isGone = false } = {}) {
  const next = vi.fn();
  const request = new Request(`https://emsal.example${path}`);
  try {
    await documentGuard(remote, { page, remotes }, () => isGone)({ request } as never, next);
  } catch (redirect) {
    expect(next).not.toHaveBeenCalled();
    return (redirect as Response).headers.get('location');
  }
  expect(next).toHaveBeenCalledTimes(1);
  return null;
}

describe('a navigation inside the page', () => {
  it.each([
    ['content', '/blog', null],
    ['vehicle', '/trafik-sigortasi/form', null],
    ['checkout', '/trafik-sigortasi/odeme-bilgileri?plan=3', '/trafik-sigortasi/odeme-bilgileri?plan=3'],
    ['vehicle', '/', '/'],
    ['vehicle', '/blog?sayfa=2', '/blog?sayfa=2'],
    ['vehicle', '/kimsenin-sayfasi', '/kimsenin-sayfasi'],
  ])('to a route that %s has for %s loads the new document %s', async (remote, path, document) => {
    expect(await guarded(remote, path)).toBe(document);
  });

  it('stays in the document between payment pages, and leaves it for all others', async () => {
    expect(await guarded('checkout', '/trafik-sigortasi/odeme-bilgileri', { page: 'payment' })).toBeNull();
    expect(await guarded('content', '/', { page: 'payment' })).toBe('/');
  });

  it('loads a new document once a version was rolled back', async () => {
    expect(await guarded('content', '/blog', { isGone: true })).toBe('/blog');
  });
});
