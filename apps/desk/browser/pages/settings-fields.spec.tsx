import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { emptyDocument } from './page-draft';
import { SettingsFields } from './settings-fields';

const choices = { categories: [{ value: 'ev', label: 'Ev' }], editors: [] };
const onChange = vi.fn();

const open = (document: Partial<ContentDocument>) =>
  render(
    <SettingsFields
      document={{ ...emptyDocument, ...document }}
      isOfProduct={false}
      choices={choices}
      errors={{}}
      onChange={onChange}
    />,
  );
const cover = () => screen.getByLabelText<HTMLSelectElement>('Kapak resmi');

it.each([
  ['a post', { category: 'ev' }, 'Otomatik: Teklifler'],
  ['a post about a product', { category: 'ev', product: 'DASK' }, 'Otomatik: Bina ve deprem'],
  ['a raffle', { type: 'RAFFLE_CAMPAIGN' }, 'Otomatik: Çekiliş'],
] as const)('%s names the cover that it has while none is chosen', (_, document, words) => {
  open(document);
  expect([cover().value, cover().selectedOptions[0]!.text]).toEqual(['', words]);
});

it('a cover is chosen by what it shows, and can be given back', () => {
  const { rerender } = open({ category: 'ev' });
  fireEvent.change(cover(), {
    target: { value: within(cover()).getByRole<HTMLOptionElement>('option', { name: 'Su sızıntısı' }).value },
  });
  expect(onChange).toHaveBeenLastCalledWith({ cover: 'leak' });
  rerender(
    <SettingsFields
      document={{ ...emptyDocument, category: 'ev', cover: 'leak' }}
      isOfProduct={false}
      choices={choices}
      errors={{}}
      onChange={onChange}
    />,
  );
  expect(cover().value).toBe('leak');
  fireEvent.change(cover(), { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith({ cover: undefined });
});

it.each([
  ['a page outside the blog', {}],
  ['one that had a cover as a post', { cover: 'leak' }],
] as const)('%s has no cover to choose', (_, document) => {
  open(document);
  expect(screen.queryByLabelText('Kapak resmi')).toBeNull();
});

it.each([
  ['RAFFLE_CAMPAIGN', true],
  ['CHILD_PICTURE_LANDING', true],
  ['ARTICLE', false],
] as const)('a page of type %s has a last day: %s', (type, has) => {
  open({ type });
  expect(screen.queryByLabelText('Kampanyanın son günü') !== null).toBe(has);
});
