import fc from 'fast-check';
import { proseOfText, textOfProse } from './prose-text';

it('reads strong words and links', () => {
  expect(proseOfText('Önce **DASK**, sonra [konut](/konut-sigortasi).')).toEqual([
    { text: 'Önce ' },
    { text: 'DASK', isStrong: true },
    { text: ', sonra ' },
    { text: 'konut', href: '/konut-sigortasi' },
    { text: '.' },
  ]);
});

it('gives back what was typed', () => {
  fc.assert(fc.property(fc.string({ minLength: 1 }), (text) => textOfProse(proseOfText(text)) === text));
});
