import { UNSAFE_ErrorResponseImpl as RouteErrorResponse } from '@emsal/platform/host-router';
import { loaderFault } from './loader-fault';

const of = (error: unknown) => loaderFault({ errors: { meyve: error } });

it('is the stack of what a loader threw', () => {
  expect(of(new Error('no tree 7'))).toMatch(/^Error: no tree 7\n\s+at /);
  expect(of('text')).toBe('text');
});

it('names a response of the shell that is a fault', () => {
  expect(of(new RouteErrorResponse(500, 'unknown layout', null))).toBe('500 unknown layout');
});

it.each([404, 410, 503])('is nothing for a %s that a loader answers on purpose', (status) => {
  expect(of(new RouteErrorResponse(status, '', null))).toBeUndefined();
});

it('is nothing for a page without errors', () => {
  expect(loaderFault({ errors: null })).toBeUndefined();
});
