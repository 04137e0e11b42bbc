import { render, screen } from '@testing-library/react';
import { AnswersPanel } from './answers-panel';

const pendingInsurer = { firmId: 1, name: 'Sedir', state: 'asked' as const };
const panel = (insurers: Parameters<typeof AnswersPanel>[0]['offers']['insurers'], isAnnounced = true) => (
  <AnswersPanel offers={{ insurers, offerList: [] }} isLive={isAnnounced} />
);

it('shows no reasons, so that an arriving answer does not change its height', () => {
  const { rerender, container } = render(panel([pendingInsurer]));
  const lines = () => container.querySelectorAll('p, li, h2').length;
  const before = lines();
  rerender(panel([{ ...pendingInsurer, state: 'declined', reason: 'Bu il için teklif vermiyor.' }]));
  expect(screen.getByText('1 şirket teklif vermedi')).toBeTruthy();
  expect(lines()).toBe(before);
});

it('shows no pending insurers in classic mode', () => {
  const { container } = render(panel([pendingInsurer], false));
  expect(container.textContent).not.toContain('yanıt bekleniyor');
  expect(screen.queryByText('Şirketlerin yanıtlarını görün')).toBeNull();
});
