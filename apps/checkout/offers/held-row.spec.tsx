import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useHeldRow } from './held-row';

type HeldId = ReturnType<typeof useHeldRow>['heldId'];

function List({ onOpen }: { onOpen: (heldId: HeldId) => void }) {
  const { heldId, handlers } = useHeldRow();
  useEffect(() => onOpen(heldId), [heldId, onOpen]);
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

/** @returns what tells which row is held */
function open(): HeldId {
  const onOpen = jest.fn<void, [HeldId]>();
  render(<List onOpen={onOpen} />);
  return onOpen.mock.lastCall![0];
}
const button = (name: string) => screen.getByRole('button', { name });

it('holds the row under the pointer until the pointer leaves the list', () => {
  const heldId = open();
  fireEvent.pointerOver(button('b'));
  expect(heldId()).toBe('b');
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(heldId()).toBeNull();
});

it('holds the row with the focus rather than the one under the pointer, in a window that is not looked at too', () => {
  const heldId = open();
  fireEvent.pointerOver(button('b'));
  act(() => button('a').focus());
  fireEvent.blur(button('a'));
  expect(document.activeElement).toBe(button('a'));
  expect(heldId()).toBe('a');
});
