import { RenderProcessEnded } from './render-calls';
import { readAnswer } from './render-answers';

const page = {
  kind: 'page',
  status: 200,
  rendered: { head: '', body: '' },
  router: { loaderData: {}, actionData: null, errors: null },
  state: {},
};
const result = (outcome: unknown, more: object = {}) => ({ outcome, setCookies: [], isPersonal: false, ...more });

it.each([
  ['open', { ok: true }],
  ['open', { ok: false, fault: 'x' }],
  ['page', result(page)],
  ['page', result({ kind: 'redirect', status: 302, location: '/a?b=%C5%9F' })],
  ['page', result({ kind: 'unavailable' })],
  ['page', result({ kind: 'failed', fault: 'x' })],
  ['picture', null],
  ['picture', { heading: ['a'], prices: [1] }],
  ['ping', null],
] as const)('%s may be answered %j', (call, answer) => {
  expect(readAnswer(call, answer)).toEqual(answer);
});

it.each([
  ['open', null],
  ['open', { ok: 1 }],
  ['page', undefined],
  ['page', {}],
  ['page', result(null)],
  ['page', result({ ...page, status: 99 })],
  ['page', result({ ...page, rendered: {} })],
  ['page', result({ ...page, router: 1 })],
  ['page', result({ kind: 'redirect', status: 200, location: '/' })],
  ['page', result({ kind: 'redirect', status: 302, location: '/\r\nset-cookie: a' })],
  ['page', result(page, { setCookies: ['a=b\nx'] })],
  ['page', result(page, { setCookies: 'a' })],
  ['picture', { heading: 'x' }],
] as const)('a remote’s own code cannot answer %s with %j', (call, answer) => {
  expect(() => readAnswer(call, answer)).toThrow(RenderProcessEnded);
});
