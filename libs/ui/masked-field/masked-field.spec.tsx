import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MaskedField } from './masked-field';
import { masks, type MaskKind } from './masks';

it.each<[MaskKind, string, string]>([
  ['plate', '34emL0128', '34 EML 0128'],
  ['plate', '34-bi-123', '34 BI 123'],
  ['phone', '05321234567', '532 123 45 67'],
  ['phone', '+90 (532) 123-45-67', '532 123 45 67'],
  ['phone', '+90 (0532) 123 45 67', '532 123 45 67'],
  ['phone', '0090 532 1234567', '532 123 45 67'],
  ['identity', '10000000146', '100 000 001 46'],
  ['identity', '1234567890', '123 456 78 90'],
  ['licenceSerial', 'ab123456', 'AB 123456'],
])('a %s typed as %s becomes %s on blur', (kind, typed, shown) => {
  expect(masks[kind].format(typed)).toBe(shown);
  expect(masks[kind].format(shown)).toBe(shown);
});

it.each<[MaskKind, string]>([
  ['plate', '34 bir'],
  ['phone', '532'],
  ['identity', '123 45'],
  ['licenceSerial', 'a1'],
])('a %s that does not match stays as typed: %s', (kind, typed) => expect(masks[kind].format(typed)).toBe(typed));

it('formats on blur, not while typing', async () => {
  render(<MaskedField kind="plate" id="p" label="Plaka" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plaka' });
  await userEvent.type(field, '34eml128');
  expect(field.value).toBe('34eml128');
  await userEvent.tab();
  expect(field.value).toBe('34 EML 128');
});

it('reports the formatted text to a controlled form', async () => {
  const changes: string[] = [];
  render(
    <MaskedField
      kind="phone"
      id="p"
      label="Cep telefonu"
      value="05321234567"
      onChange={(text) => changes.push(text)}
    />,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Cep telefonu' }));
  await userEvent.tab();
  expect(changes).toEqual(['532 123 45 67']);
});
