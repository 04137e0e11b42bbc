import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

function DialogPage({ must = false }: { must?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Çık</Button>
      <Dialog
        open={open}
        title="Formdan çıkıyorsunuz"
        onClose={must ? undefined : close}
        actions={<Button onClick={close}>Kal</Button>}
      >
        <p>Yazdıklarınız kaydedildi.</p>
      </Dialog>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Çık' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Formdan çıkıyorsunuz' });
};
const pressEscape = (dialog: HTMLDialogElement) => {
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  return cancel;
};

it('returns the focus to the element that opened it', async () => {
  render(<DialogPage />);
  const dialog = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Kal' }));
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Çık' }));
});

it('closes on Escape and by its button', async () => {
  render(<DialogPage />);
  pressEscape(await open());
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open when an answer is required', async () => {
  render(<DialogPage must />);
  const dialog = await open();
  expect(pressEscape(dialog).defaultPrevented).toBe(true);
  expect(dialog.open).toBe(true);
  expect(screen.queryByRole('button', { name: 'Kapat' })).toBeNull();
});

it('stays open when a dialog inside it is closed by Escape', () => {
  const onClose = vi.fn();
  const onCloseInner = vi.fn();
  render(
    <Dialog open title="Filtreler" onClose={onClose}>
      <Dialog open title="Teminat kapsamı" onClose={onCloseInner}>
        <p>Ferdi kaza</p>
      </Dialog>
    </Dialog>,
  );
  pressEscape(screen.getByRole('dialog', { name: 'Teminat kapsamı' }));
  expect([onClose, onCloseInner].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
