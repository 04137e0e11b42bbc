import type { RemotePath } from '../../remote';
import { contestedAddresses, refusedPaths, type OwnedAddress } from './ownership';

const owned: readonly OwnedAddress[] = [
  { pattern: '/uyelik/*', rank: 20 },
  { pattern: '/:branch/:page', params: { page: ['listeleme', 'odeme'] }, rank: 20 },
  { pattern: '/', rank: 10 },
  { pattern: '/:page', params: { page: ['*-isbirligi', 'cekilis'] }, rank: 20 },
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
  path('/arabam-isbirligi', 20),
  path('/:page', 20, { page: ['*-isbirligi'] }),
  path('/:page', 20, { page: ['*-x-isbirligi', 'cekilis'] }),
])('a remote may publish what it owns: %p', (own) => {
  expect(refusedPaths([own], 'own', { own: { addresses: owned } })).toEqual([]);
});

it.each([
  ['every address', path('/*', 20)],
  ['a rank that does not exist', path('/uyelik/x', 99)],
  ['its address at another rank', path('/uyelik/x', 10)],
  ['another first segment', path('/blog/*', 20)],
  ['more values than it owns', path('/:branch/:page', 20)],
  ['pages below a single page', path('/:branch/listeleme/*', 20)],
  ['anything in place of the home page', path('/:x', 10)],
  ['another suffix', path('/:page', 20, { page: ['*birligi'] })],
  ['a name without its suffix', path('/isbirligi-arabam', 20)],
])('a remote may not publish %s', (_, foreign) => {
  expect(refusedPaths([foreign], 'own', { own: { addresses: owned } })).toEqual([
    expect.stringContaining(`${foreign.pattern} `),
  ]);
});

describe('an address within those of another remote', () => {
  const owners = {
    content: { addresses: [{ pattern: '/:page', rank: 10 }] },
    surveys: { addresses: [{ pattern: '/anket', rank: 10 }] },
  } as const;

  it('belongs to the remote that names it', () => {
    expect(refusedPaths([path('/anket', 10)], 'surveys', owners)).toEqual([]);
    expect(refusedPaths([path('/anket', 10)], 'content', owners)).toEqual([
      '/anket at rank 10 belongs to surveys: take another address',
    ]);
    expect(refusedPaths([path('/:page', 10)], 'content', owners)).toHaveLength(1);
    expect(refusedPaths([path('/blog', 10)], 'content', owners)).toEqual([]);
  });

  it('is not contested, while two that cross are', () => {
    expect(contestedAddresses(owners)).toEqual([]);
    const crossing = {
      ...owners,
      other: { addresses: [{ pattern: '/:page', params: { page: ['anket', 'oyun'] }, rank: 10 }] },
      third: { addresses: [{ pattern: '/anket', rank: 10 }] },
    } as const;
    expect(contestedAddresses(crossing)).toEqual(['surveys /anket and third /anket']);
  });
});
