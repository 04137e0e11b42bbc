/** @jest-environment node */
import { createIntegrityBook } from './integrity';
import { createLoader, deadline, type LoaderPorts } from './remote-loader';
import { checkShape } from './remote-shape';

const good = { default: [{ path: 'meyve' }], slices: [], paths: [] };
const remote = { name: 'orchard', version: '1', remoteEntry: '/r.js', css: [], integrity: {} };

/** `answers` are what the module's fetches come to, in turn; waits end at once unless they are the deadline. */
function loaderOf(answers: Array<() => Promise<unknown>>, isDeadlineOver = false) {
  const waits: number[] = [];
  let asked = 0;
  const ports: LoaderPorts = {
    find: async () => remote,
    fetchModule: () => answers[Math.min(asked++, answers.length - 1)]!(),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return milliseconds === deadline && !isDeadlineOver ? new Promise(() => undefined) : Promise.resolve();
    },
  };
  return { loader: createLoader(ports), waits, asked: () => asked };
}

const never = (): Promise<unknown> => new Promise(() => undefined);
const fails = (): Promise<unknown> => Promise.reject(new Error('SyntaxError: <'));

describe('the loader of remotes', () => {
  it('gives the module and loads it once', async () => {
    const { loader, asked } = loaderOf([async () => good]);
    expect(await loader.load('orchard')).toEqual({ ok: true, module: good });
    await loader.load('orchard');
    expect(asked()).toBe(1);
  });

  it('tries three times, 0.5 and 1 s apart', async () => {
    const { loader, asked, waits } = loaderOf([fails]);
    expect(await loader.load('orchard')).toEqual({ ok: false, fault: 'SyntaxError: <' });
    expect(asked()).toBe(3);
    expect(waits.filter((wait) => wait !== deadline)).toEqual([500, 1_000]);
  });

  it('waits for one that hangs a single deadline', async () => {
    const { loader, asked } = loaderOf([never], true);
    expect(await loader.load('orchard')).toMatchObject({ ok: false, isLate: true });
    expect(asked()).toBe(1);
  });

  it('loads one that failed again when it is asked again', async () => {
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
  ])('of %p is refused', (module, fault) => {
    expect(checkShape(module)).toEqual({ ok: false, fault });
  });

  it('is routes and slices', () => {
    expect(checkShape(good)).toEqual({ ok: true, module: good });
  });
});

describe('the integrity book', () => {
  it('gives an unlisted file a hash that nothing can match', () => {
    const book = createIntegrityBook('http://localhost/a');
    book.add({ '/remotes/x/1/a.js': 'sha384-x' });
    expect(book.of('/remotes/x/1/a.js?t=1')).toBe('sha384-x');
    expect(book.of('http://localhost/remotes/x/1/b.js')).toBe(`sha384-${'A'.repeat(64)}`);
  });
});
