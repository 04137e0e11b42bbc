import { fireEvent, render, screen } from '@testing-library/react';
import { DeskFailure } from '../desk-client';
import { Waiting } from './waiting';

const onAgain = vi.fn();
const failed = (code: string) => render(<Waiting failure={new DeskFailure('Neden olmadı.', code)} onAgain={onAgain} />);

it.each(['noAnswer', 'unavailable', 'internal', 'tooMany', 'releasesUnknown'])('after %s it is tried again', (code) => {
  failed(code);
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(onAgain).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Neden olmadı.')).toBeTruthy();
});

it.each(['notPermitted', 'notFound', 'contentNotFound', 'entryUnknown'])('after %s there is nothing to try', (code) => {
  failed(code);
  expect(screen.getByText('Neden olmadı.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an address that no page can have is said to be wrong, and no field', () => {
  failed('badBody');
  expect(screen.getByText('Bu adreste bir sayfa yok. Adresi kontrol edin.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('after the end of a session it leads to signing in', () => {
  failed('notSignedIn');
  expect(screen.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe('/giris');
});

beforeEach(() => onAgain.mockClear());
