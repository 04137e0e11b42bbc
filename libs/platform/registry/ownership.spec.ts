import type { RemotePath } from '../remote';
import { refusedPaths, type OwnedAddress } from './ownership';

const owned: readonly OwnedAddress[] = [
  { pattern: '/uyelik/*', rank: 20 },
  { pattern: '/:branch/:page', params: { page: ['listeleme', 'odeme'] }, rank: 20 },
  { pattern: '/', rank: 10 },
];
const path = (pattern: string, rank: number, params?: RemotePath['params']): RemotePath => ({
  pattern,
  rank,
  page: 'journey',
  ...(params && { params }),
});

it.each([
  path('/uyelik/*', 20),
  path('/uyelik/hesabim/:id', 20),
  path('/:branch/listeleme', 20, { branch: ['trafik'] }),
  path('/:branch/:page', 20, { page: ['odeme'] }),
  path('/', 10),
])('a remote may publish what it owns: %p', (own) => {
  expect(refusedPaths([own], owned)).toEqual([]);
});

it.each([
  ['every address', path('/*', 20)],
  ['a rank that does not exist', path('/uyelik/x', 99)],
  ['its address at another rank', path('/uyelik/x', 10)],
  ['another first segment', path('/blog/*', 20)],
  ['more values than it owns', path('/:branch/:page', 20)],
  ['pages below a single page', path('/:branch/listeleme/*', 20)],
  ['anything in place of the home page', path('/:x', 10)],
])('a remote may not publish %s', (_, foreign) => {
  expect(refusedPaths([foreign], owned)).toEqual([expect.stringContaining(`${foreign.pattern} `)]);
});
