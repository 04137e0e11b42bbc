import { routableUrl } from './routable-url';

const lengthInSmall = (url: string) => decodeURIComponent(url).toLowerCase().length;

it.each(['/api/x/%C4%B0stanbul/Kad%C4%B1k%C3%B6y', '/%c4%b0/%C4%B0/a'])('%s keeps its length in lower case', (url) => {
  const routable = routableUrl(url);
  expect(lengthInSmall(routable)).toBe(decodeURIComponent(routable).length);
  expect(decodeURIComponent(routable).normalize('NFC')).toBe(decodeURIComponent(url));
});

it('leaves the query and other paths unchanged', () => {
  expect(routableUrl('/api/I/%C5%9E?q=%C4%B0')).toBe('/api/I/%C5%9E?q=%C4%B0');
});
