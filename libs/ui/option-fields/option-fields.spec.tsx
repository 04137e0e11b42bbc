import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionFields, type OptionField } from './option-fields';

const options: OptionField[] = [
  {
    key: 'limit',
    kind: 'choice',
    label: 'Limit',
    value: 'a',
    choices: ['a', 'b'].map((value) => ({ value, label: value })),
  },
  {
    key: 'covers',
    kind: 'selection',
    label: 'Teminatlar',
    value: ['x'],
    choices: ['x', 'y'].map((value) => ({ value, label: value })),
  },
  { key: 'earthquake', kind: 'switch', label: 'Deprem', value: false },
  { key: 'contents', kind: 'amount', label: 'Eşya bedeli', value: '' },
];

it('gives each kind of option its own kind of value', async () => {
  const given: Record<string, unknown> = {};
  function Fields() {
    const [shown, setShown] = useState(options);
    return (
      <OptionFields
        id="option"
        options={shown}
        onChange={(key, value) => {
          given[key] = value;
          setShown(shown.map((option) => (option.key === key ? { ...option, value } : option)));
        }}
      />
    );
  }
  render(<Fields />);
  await userEvent.selectOptions(screen.getByLabelText('Limit'), 'b');
  await userEvent.click(screen.getByRole('checkbox', { name: 'y' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'x' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deprem' }));
  await userEvent.type(screen.getByLabelText('Eşya bedeli'), '500000');
  expect(given).toEqual({ limit: 'b', covers: ['y'], earthquake: true, contents: '500000' });
  expect(screen.getByRole('group', { name: 'Teminatlar' })).toBeVisible();
});
