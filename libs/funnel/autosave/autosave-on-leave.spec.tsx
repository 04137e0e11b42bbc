import { act, fireEvent, screen } from '@testing-library/react';
import { atPerson, press } from '../testing/open-steps';

type Form = Awaited<ReturnType<typeof atPerson>>;

/** As the shell does: a click on a link becomes a navigation of the router. */
async function followLink({ router }: Form): Promise<void> {
  const link = await screen.findByRole('link', { name: 'Temel bilgiler' });
  const follow = (event: Event): void => {
    event.preventDefault();
    void act(() => router.navigate(link.getAttribute('href')!));
  };
  document.addEventListener('click', follow, { once: true });
  fireEvent.click(link);
}

it.each([
  ['the way back', followLink],
  ['the browser’s history', () => history.back()],
])('what was typed is still there, although the step was left by %s right after the last key', async (_how, leave) => {
  history.pushState(null, '', '/trafik-sigortasi/form/temel-bilgiler');
  const form = await atPerson();
  fireEvent.change(await screen.findByLabelText('Plaka'), { target: { value: '34 ABC 12' } });
  await leave(form);
  await screen.findByRole('heading', { level: 1, name: 'Temel bilgiler' });
  fireEvent.click(await screen.findByLabelText(/Kampanyalardan/));
  await press();
  expect(await screen.findByLabelText('Plaka')).toHaveValue('34 ABC 12');
});
