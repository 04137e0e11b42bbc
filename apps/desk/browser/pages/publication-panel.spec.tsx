import { fireEvent, render, screen } from '@testing-library/react';
import { callDesk } from '../desk-client';
import { PublicationPanel } from './publication-panel';

jest.mock('../desk-client');

const version = { id: 'v2', number: 2, savedBy: 'Selin Aksoy', savedAt: '2026-11-27T03:00:00Z' };
const run = jest.fn(async (work: () => Promise<unknown>) => {
  await work();
  return true;
});

it('a plan without a time is asked for one, and sends it as Istanbul’s', () => {
  render(
    <PublicationPanel
      version={{ ...version, publishAt: null, isPublished: false }}
      plan={undefined}
      failures={{ result: [], isCurrent: true, isReading: false, reload: jest.fn() }}
      blockIds={[]}
      action={{ isRunning: false, run }}
      onDone={jest.fn()}
    />,
  );
  const plan = screen.getByRole('button', { name: 'Yayını planla' });
  const at = screen.getByLabelText<HTMLInputElement>('Yayın zamanı');
  fireEvent.click(plan);
  expect(at.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Yayın gününü ve saatini seçin.')).toBeTruthy();
  expect(callDesk).not.toHaveBeenCalled();
  fireEvent.change(at, { target: { value: '2026-12-01T09:30' } });
  fireEvent.click(plan);
  expect(screen.queryByText('Yayın gününü ve saatini seçin.')).toBeNull();
  expect(callDesk).toHaveBeenCalledWith('POST versions/{id}/plan', {
    id: 'v2',
    publishAt: '2026-12-01T09:30:00+03:00',
  });
});

it('a plan for an earlier version is named and withdrawn, also once the newest is published', async () => {
  const plan = { ...version, id: 'v1', number: 1, publishAt: '2026-12-01T06:30:00Z', isPublished: false };
  render(
    <PublicationPanel
      version={{ ...version, publishAt: null, isPublished: true }}
      plan={plan}
      failures={{ result: [], isCurrent: true, isReading: false, reload: jest.fn() }}
      blockIds={[]}
      action={{ isRunning: false, run }}
      onDone={jest.fn()}
    />,
  );
  expect(screen.getByText('1. sürümün yayın zamanı: 1.12.2026 09:30')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Planı kaldır' }));
  expect(callDesk).toHaveBeenLastCalledWith('POST versions/{id}/plan', { id: 'v1', publishAt: null });
});
