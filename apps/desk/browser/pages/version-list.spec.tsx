import { render, screen } from '@testing-library/react';
import { VersionList } from './version-list';

const savedBy = (name: string | null) => ({
  id: 'v1',
  number: 1,
  savedBy: name,
  savedAt: '2026-11-27T03:00:00Z',
  publishAt: null,
  isPublished: false,
});

it.each([
  ['Selin Aksoy', /, Selin Aksoy$/],
  [null, /, Sistem$/],
])('a version saved by %s', (name, words) => {
  render(<VersionList versions={[savedBy(name)]} plan={undefined} action={null} onDone={vi.fn()} />);
  expect(screen.getByRole('listitem').textContent).toMatch(words);
});
