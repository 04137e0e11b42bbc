import { openGallery, type Gallery } from './open-gallery';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

const get = (path: string) => fetch(gallery.url + path);

it('M037 serves the internal test page of the header, which the site itself does not have', async () => {
  const answer = await get('/header-test');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

it('serves script, style and fonts under a policy without inline styles and scripts', async () => {
  const [script, style] = await Promise.all(['/gallery.js', '/gallery.css'].map(get));
  expect([script!.status, style!.status]).toEqual([200, 200]);
  expect(script!.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  const font = /url\("?\.?\/?([^")]+\.woff2)/.exec(await style!.text())?.[1];
  expect((await get(`/${font}`)).headers.get('content-type')).toContain('font/woff2');
});
