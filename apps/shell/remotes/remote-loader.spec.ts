/** @vitest-environment node */
import { createIntegrityHashes } from './integrity';
import { createLoader, deadline, type LoaderPorts } from './remote-loader';
import { checkShape } from './remote-shape';
import { RevisionGone } from './revision-address';

const good = { default: [{ path: 'meyve' }], slices: [], paths: [] };
const remote = { name: 'orchard', version: '1', remoteEntry: '/r.js', css: [], integrity: {} };

/** `answers` are the results of the module's fetches, in order; waits end at once unless they are the deadline. */
function loaderOf(answers: Array<() => Promise<unknown>>, isDeadlineOver = false) {
  const waits: number[] = [];
  let requestCount = 0;
  const ports: LoaderPorts = {
    find: async () => remote,
    fetchModule: () => answers[Math.min(requestCount++, answers.length - 1)]!(),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return milliseconds === deadline && !isDeadlineOver ? new Promise(() => undefined) : Promise.resolve();
    },
  };
  return { loader: createLoader(ports), waits, requestCount: () => requestCount };
}

const never = (): Promise<unknown> => new Promise(() => undefined);
const fails = (): Promise<unknown> => Promise.reject(new Error('SyntaxError: <'));

describe('the loader of remotes', () => {
  it('returns the module and loads it once', async () => {
    const { loader, requestCount } = loaderOf([async () => good]);
    expect(await loader.load('orchard')).toEqual({ ok: true, module: good });
    await loader.load('orchard');
    expect(requestCount()).toBe(1);
  });

  it('tries three times, 0.5 and 1 s apart', async () => {
    const { loader, requestCount, waits } = loaderOf([fails]);
    expect(await loader.load('orchard')).toEqual({ ok: false, fault: 'SyntaxError: <' });
    expect(requestCount()).toBe(3);
    expect(waits.filter((wait) => wait !== deadline)).toEqual([500, 1_000]);
  });

  it('waits one deadline for a remote that hangs', async () => {
    const { loader, requestCount } = loaderOf([never], true);
    expect(await loader.load('orchard')).toMatchObject({ ok: false, isLate: true });
    expect(requestCount()).toBe(1);
  });

  it('does not try again in a revision of which a version was rolled back', async () => {
    const { loader, requestCount } = loaderOf([() => Promise.reject(new RevisionGone())]);
    expect(await loader.load('orchard')).toMatchObject({ ok: false, isRevisionGone: true });
    expect(requestCount()).toBe(1);
  });

  it('loads a remote again that failed before', async () => {
    const { loader } = loaderOf([fails, fails, fails, async () => good]);
    expect((await loader.load('orchard')).ok).toBe(false);
    expect((await loader.load('orchard')).ok).toBe(true);
  });
});

describe('the shape of a remote', () => {
  it.each([
    [undefined, 'no default export with routes'],
    [{ default: 'routes', slices: [] }, 'no default export with routes'],
    [{ default: [] }, 'no export with slices'],
    [{ default: [], slices: [{ reducerPath: 'x' }] }, 'no export with slices'],
    [{ default: ['x'], slices: [] }, 'a route is not an object'],
    [{ default: [{ path: 1 }], slices: [] }, 'a route has a path that is no text'],
  ])('rejects %p', (module, fault) => {
    expect(checkShape(module)).toEqual({ ok: false, fault });
  });

  it('accepts routes and slices', () => {
    expect(checkShape(good)).toEqual({ ok: true, module: good });
  });
});

describe('the integrity hashes', () => {
  it('give an unlisted file a hash that matches nothing', () => {
    const book = createIntegrityHashes('http://localhost/a');
    book.add({ '/remotes/x/1/a.js': 'sha384-x' });
    expect(book.of('/remotes/x/1/a.js?t=1')).toBe('sha384-x');
    expect(book.of('http://localhost/remotes/x/1/b.js')).toBe(`sha384-${'A'.repeat(64)}`);
  });
});
