import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswersPanel } from './answers-panel';

const asked = { firmId: 1, name: 'Sedir', state: 'asked' as const };
const panel = (
  insurers: Parameters<typeof AnswersPanel>[0]['offers']['insurers'],
  secondsPassed = 0,
  isTold = true,
) => (
  <AnswersPanel
    offers={{ insurers, offerList: [], waitingOffers: [] }}
    secondsLeft={null}
    secondsPassed={secondsPassed}
    slideSeconds={8}
    isTold={isTold}
  />
);

it('leaves reasons to the list below: one that comes adds no line here', () => {
  const { rerender, container } = render(panel([asked]));
  const lines = () => container.querySelectorAll('p, li, h2').length;
  const before = lines();
  rerender(panel([{ ...asked, state: 'declined', reason: 'Bu il için teklif vermiyor.' }]));
  expect(screen.getByText('1 vermedi')).toBeTruthy();
  expect(lines()).toBe(before);
});

it('counts no insurer that was silent among those that answered', () => {
  render(
    panel([
      { ...asked, state: 'offered' },
      { ...asked, firmId: 2, state: 'timedOut' },
    ]),
  );
  expect(screen.getByRole('heading', { name: '2 şirkete sorduk, 1’i yanıtladı' })).toBeTruthy();
});

it('says of no insurer that it is awaited where the page does not hear who answered', () => {
  const { container } = render(panel([asked], 0, false));
  expect(container.textContent).not.toContain('yanıt bekleniyor');
  expect(screen.queryByText('Şirket şirket görün')).toBeNull();
});

it('asks another question every so many seconds, until one is opened', async () => {
  const { rerender } = render(panel([asked]));
  expect(screen.getByText('Trafik sigortası kimin zararını öder?')).toBeTruthy();
  rerender(panel([asked], 9));
  await userEvent.click(screen.getByText('İMM neye yarar?'));
  rerender(panel([asked], 17));
  expect(screen.getByText('İMM neye yarar?')).toBeTruthy();
});
