import { resolve } from 'node:path';

const root = import.meta.dirname;

/** Milliseconds. It ends what never ends; a busy machine is no reason to fail. */
const testTimeout = 60_000;

const common = (name, environment) => ({
  name,
  environment,
  globals: true,
  testTimeout,
  hookTimeout: testTimeout,
  setupFiles: [resolve(root, 'tools/vitest/setup.js')],
});
const project = (test) => ({
  resolve: {
    alias: [{ find: /^@emsal\/(?!remote-kit)(.*)$/, replacement: `${resolve(root, 'libs')}/$1` }],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test,
});

/** Tests in Node: a process loads each module once for all of its files, so a file leaves no spy and no global behind. */
export const sharedTests = (name, test) => project({ ...common(name, 'node'), pool: 'forks', isolate: false, ...test });

/**
 * Tests whose files have a context each: a page of their own, and modules that they may replace by `vi.mock`.
 * @param {'jsdom' | 'node'} environment of files that do not name theirs with `@vitest-environment`
 */
export const isolatedTests = (name, environment, test) =>
  project({
    ...common(name, environment),
    pool: 'vmForks',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    // The kit of a team outside is TypeScript that was compiled, with imports of ours.
    server: { deps: { inline: [/@emsal\/remote-kit/] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    ...test,
  });
