import type * as Layout from './mail-layout';

const text = { subject: 'Konu', paragraphs: ['Satır'], link: { label: 'Aç', url: 'https://emsal.example/' } };

/** The brand is fixed when the module is loaded. */
function markupOf(brandName: string): string {
  let markup = '';
  jest.isolateModules(() => {
    const own = jest.replaceProperty(process, 'env', { ...process.env, BRAND: brandName });
    markup = (jest.requireActual('./mail-layout') as typeof Layout).mailMarkup(text);
    own.restore();
  });
  return markup;
}

it.each([
  ['emsal', 'background:#93205a;color:#ffffff'],
  ['kumru', 'background:#1f5c3d;color:#ffffff'],
])('the button of a mail of %s has the colours of that brand', (brandName, colours) =>
  expect(markupOf(brandName)).toContain(colours),
);

it.each([
  ['emsal', '>Emsal</p><h1'],
  ['kumru', '>Kumru</p><h1'],
])('a mail of %s begins with its name', (brandName, head) => expect(markupOf(brandName)).toContain(head));
