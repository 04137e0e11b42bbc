import { render } from '@testing-library/react';
import { Price } from './price';

it('is one amount with a no-break space before the sign', () => {
  expect(render(<Price kurus={1878345} />).container.textContent).toBe('18.783,45\u00A0₺');
  expect(render(<Price kurus={924000} whole />).container.textContent).toBe('9.240\u00A0₺');
});
