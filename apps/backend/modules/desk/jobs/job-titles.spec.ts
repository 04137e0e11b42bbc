import { modules } from '../../../modules';
import { jobTitles } from './job-titles';

it('every job has words of its own at the desk', () => {
  const names = modules.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name));
  expect(Object.keys(jobTitles)).toEqual(names.toSorted());
  expect(new Set(Object.values(jobTitles)).size).toBe(names.length);
});
