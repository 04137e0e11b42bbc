import type { RemotePath } from '../../remote';
import { refusedPaths } from '../publishers/ownership';
import { formlessLines, lineRefusals, losesLines, withLinePaths, type PublishedLine } from './remote-lines';

const line = (id: string): PublishedLine => ({ id, slug: id.toLowerCase(), branchId: 1 });
const form = (branch: string): RemotePath => ({
  pattern: '/:branch/form/*',
  params: { branch: [branch] },
  rank: 20,
  page: 'journey',
});
const ofEveryLine: RemotePath = { pattern: '/:branch/liste', lines: true, rank: 20, page: 'journey' };

it('a path of every line has those that are published beside it', () => {
  const [list] = withLinePaths([
    { paths: [ofEveryLine] },
    { paths: [form('car')], lines: [line('CAR')] },
    { paths: [form('pet')], lines: [line('PET')] },
  ]);
  expect(list!.paths).toEqual([{ ...ofEveryLine, params: { branch: ['car', 'pet'] } }]);
});

it('a line needs a form of its own remote', () => {
  expect(formlessLines({ paths: [form('car')], lines: [line('CAR')] })).toEqual([]);
  expect(formlessLines({ paths: [form('car')], lines: [line('PET')] })).toEqual([
    "the line PET has no form among the remote's paths",
  ]);
});

it('a line is published by one remote, and pages of lines not before any line', () => {
  const car = { paths: [form('car')], lines: [line('CAR')] };
  expect(lineRefusals(car, [{ paths: [ofEveryLine] }])).toEqual([]);
  expect(lineRefusals(car, [car])).toEqual(['the line CAR is published by another remote']);
  expect(lineRefusals({ paths: [ofEveryLine] }, [car])).toEqual([]);
  expect(lineRefusals({ paths: [ofEveryLine] }, [])).toHaveLength(1);
});

it('a version without lines does not follow one with lines while others have pages of every line', () => {
  const car = { paths: [form('car')], lines: [line('CAR')] };
  const list = { paths: [ofEveryLine] };
  expect(losesLines({ paths: [form('car')] }, car, [list])).toBe(true);
  for (const [next, before, others] of [
    [{ paths: [] }, car, [car]],
    [{ paths: [] }, undefined, [list]],
    [car, car, [list]],
  ] as const)
    expect(losesLines(next, before, others)).toBe(false);
});

it('pages of every line belong to whoever may have them', () => {
  const address = { pattern: '/:branch/:page', params: { branch: ['car'], page: ['liste'] }, rank: 20 } as const;
  const refusals = (lines?: true) =>
    refusedPaths([ofEveryLine], 'own', { own: { addresses: [{ ...address, ...(lines && { lines }) }] } });
  expect([refusals(true).length, refusals().length]).toEqual([0, 1]);
});
