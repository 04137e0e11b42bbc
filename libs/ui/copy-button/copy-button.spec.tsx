import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

const open = () =>
  render(
    <CopyButton text="YENILE300" copied="Kopyalandı." notCopied="Elle yazın.">
      Kopyala
    </CopyButton>,
  );

it('copies its text and says so', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Kopyala' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Kopyalandı.');
  expect(await navigator.clipboard.readText()).toBe('YENILE300');
});

it('says what to do where the browser forbids it', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  open();
  await user.click(screen.getByRole('button', { name: 'Kopyala' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Elle yazın.');
});
