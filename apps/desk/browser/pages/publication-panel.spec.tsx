import { act, fireEvent, render, screen } from '@testing-library/react';
import { callDesk } from '../desk-client';
import { PageFoot } from './page-foot';
import { emptyDocument } from './page-draft';
import { PublicationPanel } from './publication-panel';

vi.mock('../desk-client');
vi.mock('./preview-frames', () => ({ PreviewFrames: () => null }));

const version = { id: 'v2', number: 2, savedBy: 'Selin Aksoy', savedAt: '2026-11-27T03:00:00Z' };
const row = { ...version, publishAt: null, isPublished: false };
const run = vi.fn(async (work: () => Promise<unknown>) => {
  await work();
  return true;
});

const failures = { result: [], isCurrent: true, isReading: false, reload: vi.fn() };
const noTime = { at: '', setAt: vi.fn() };

const foot = (isChanged: boolean, isTaken: boolean) => (
  <PageFoot
    page={{ id: 'p', versions: [row], document: emptyDocument, amounts: [] }}
    version={row}
    failures={failures}
    blockIds={[]}
    action={{
      isRunning: false,
      run: async (work) => {
        await work();
        return isTaken;
      },
    }}
    isChanged={isChanged}
    onSave={vi.fn()}
    onDone={vi.fn()}
  />
);
const typedTime = () => screen.getByLabelText<HTMLInputElement>('Yayın zamanı').value;

it('the time of a refused plan stays while the page is changed and saved, until a plan is taken', async () => {
  const { rerender } = render(foot(false, false));
  fireEvent.change(screen.getByLabelText('Yayın zamanı'), { target: { value: '2020-12-01T09:30' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Yayını planla' })));
  rerender(foot(true, false));
  expect(screen.queryByLabelText('Yayın zamanı')).toBeNull();
  rerender(foot(false, true));
  expect(typedTime()).toBe('2020-12-01T09:30');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Yayını planla' })));
  expect(typedTime()).toBe('');
});

it('a plan without a time is asked for one, and sends it as Istanbul’s', async () => {
  vi.mocked(callDesk).mockClear();
  render(foot(false, true));
  const plan = screen.getByRole('button', { name: 'Yayını planla' });
  const at = screen.getByLabelText<HTMLInputElement>('Yayın zamanı');
  fireEvent.click(plan);
  expect(at.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Yayın gününü ve saatini seçin.')).toBeTruthy();
  expect(callDesk).not.toHaveBeenCalled();
  fireEvent.change(at, { target: { value: '2026-12-01T09:30' } });
  await act(async () => fireEvent.click(plan));
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
      version={{ ...row, isPublished: true }}
      plan={plan}
      planTime={noTime}
      failures={failures}
      blockIds={[]}
      action={{ isRunning: false, run }}
      onDone={vi.fn()}
    />,
  );
  expect(screen.getByText('1. sürümün yayın zamanı: 1.12.2026 09:30')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Planı kaldır' }));
  expect(callDesk).toHaveBeenLastCalledWith('POST versions/{id}/plan', { id: 'v1', publishAt: null });
});
