import { render } from '@testing-library/react';
import { Price } from './price';
import { priceParts } from './price-parts';

it.each([
  [1878345, '18.783', '45'],
  [5, '0', '05'],
  [100000000, '1.000.000', '00'],
  [-12050, '-120', '50'],
])('%d kuruş are %s lira %s', (kurus, lira, rest) => {
  expect(priceParts(kurus)).toEqual({ lira, kurus: rest });
});

it('reads as one amount with a no-break space before the sign', () => {
  expect(render(<Price kurus={1878345} />).container.textContent).toBe('18.783,45\u00A0₺');
  expect(render(<Price kurus={924000} whole />).container.textContent).toBe('9.240\u00A0₺');
});
