import { pageTypes, type PageType } from '@emsal/platform/content/page-types';
import { metadataTags } from './metadata-tags';
import { pageOfPicture, picturePath } from './picture-path';

const found = { title: 'Başlık', description: 'Açıklama', picture: { heading: ['Bir', 'iki'] } };
const url = 'https://site.example/kasko-sigortasi?lp=bjk';
const tags = (type: PageType) => metadataTags({ ...found, type }, url);

it.each(Object.keys(pageTypes) as PageType[])(
  'a page of type %s is either indexed by its address or excluded',
  (type) => {
    const isKept = type.includes('NO_INDEX');
    expect([
      tags(type).includes('<meta name="robots" content="noindex">'),
      tags(type).includes('rel="canonical"'),
    ]).toEqual([isKept, !isKept]);
  },
);

it('leaves the query out of every address', () => {
  expect(tags('LANDING')).not.toContain('lp=');
  expect(tags('LANDING')).toContain('content="https://site.example/paylasim/kasko-sigortasi.png"');
});

it.each([['/'], ['/kasko-sigortasi'], ['/saglik-blog/2']])(
  'the address of the picture of %s leads back to the page',
  (path) => {
    expect(pageOfPicture(picturePath(path))).toBe(path);
  },
);

it.each([['/paylasim/'], ['/paylasim/a'], ['/x/a.png']])('%s is not the address of a picture', (path) => {
  expect(pageOfPicture(path)).toBeNull();
});
