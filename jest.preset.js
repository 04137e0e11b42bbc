import { resolve } from 'node:path';

const root = import.meta.dirname;
/** Packages that ship ES modules only; Jest loads CommonJS, so they are transformed too. */
const esmPackages = [
  '@emsal/remote-kit',
  'cookie',
  '@fastify/cookie',
  'dom-accessibility-api',
  'pg-boss',
  'serialize-error',
  'non-error',
  'stdnum',
  'credit-card-type',
  'qr',
  'jose',
  'p-queue',
  'content-disposition',
  'openid-client',
  'oauth4webapi',
];

/** Milliseconds. It ends what never ends; a busy machine is no reason to fail. */
export const testTimeout = 60_000;

/** One Jest project: TypeScript through SWC, @emsal/* from libs, CSS modules as their own class names. */
export default function preset(displayName, projectRoot, environment) {
  return {
    displayName,
    rootDir: projectRoot,
    testEnvironment: environment === 'jsdom' ? resolve(root, 'tools/jest/browser-environment.cjs') : 'node',
    testTimeout,
    ...(environment === 'jsdom' && { setupFilesAfterEnv: [resolve(root, 'tools/jest/dom-timeout.cjs')] }),
    testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
    // Testing Library's dependencies ship both kinds: the CommonJS files come first.
    moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
    moduleNameMapper: {
      '\\.module\\.css$': resolve(root, 'tools/jest/css-module.cjs'),
      '\\.(css|svg|woff2)$': resolve(root, 'tools/jest/empty.cjs'),
      '^@emsal/(.*)$': resolve(root, 'libs/$1'),
    },
    transform: {
      '\\.(ts|tsx|mjs|js)$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  };
}

/** A project whose specs open trial sites, which share their builds. */
export const withTrialSites = (project) => ({
  ...project,
  globalSetup: resolve(root, 'tools/jest/share-trial-builds.ts'),
  globalTeardown: resolve(root, 'tools/jest/remove-trial-builds.ts'),
});
