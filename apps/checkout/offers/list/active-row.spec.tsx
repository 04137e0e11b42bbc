import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useActiveRow } from './active-row';

type ActiveOfferId = ReturnType<typeof useActiveRow>['activeOfferId'];

const onChange = vi.fn<(id: string | null) => void>();

function List({ onOpen }: { onOpen: (activeOfferId: ActiveOfferId) => void }) {
  const { activeOfferId, handlers } = useActiveRow(onChange);
  useEffect(() => onOpen(activeOfferId), [activeOfferId, onOpen]);
  return (
    <ol {...handlers}>
      {['a', 'b'].map((id) => (
        <li key={id} data-offer={id}>
          <button>{id}</button>
        </li>
      ))}
    </ol>
  );
}

/** @returns the function that returns the active row */
function open(): ActiveOfferId {
  const onOpen = vi.fn<(activeOfferId: ActiveOfferId) => void>();
  render(<List onOpen={onOpen} />);
  return onOpen.mock.lastCall![0];
}
const button = (name: string) => screen.getByRole('button', { name });

it('keeps the hovered row active until the pointer leaves the list', () => {
  const activeOfferId = open();
  fireEvent.pointerMove(button('b'));
  expect(activeOfferId()).toBe('b');
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(activeOfferId()).toBeNull();
});

it('holds no row that has come under a pointer at rest, until the pointer moves', () => {
  const activeOfferId = open();
  fireEvent.pointerOver(button('a'));
  expect(activeOfferId()).toBeNull();
  fireEvent.pointerMove(button('a'));
  fireEvent.pointerOver(button('b'));
  expect(activeOfferId()).toBe('b');
});

it('prefers the focused row to the hovered one, also in an inactive window', () => {
  const activeOfferId = open();
  fireEvent.pointerMove(button('b'));
  act(() => button('a').focus());
  fireEvent.blur(button('a'));
  expect(document.activeElement).toBe(button('a'));
  expect(activeOfferId()).toBe('a');
});

it('tells when another row becomes active, but not every movement inside one', () => {
  open();
  onChange.mockClear();
  fireEvent.pointerMove(button('a'));
  fireEvent.pointerMove(button('a').closest('li')!);
  fireEvent.pointerMove(button('b'));
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(onChange.mock.calls).toEqual([['a'], ['b'], [null]]);
});
