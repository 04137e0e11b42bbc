/** Module rules: TypeScript through swc, CSS modules with the same names in browser and edge, files by their hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const scriptRule = (target: string, isDevelopment: boolean, refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [
    ...(refresh ? [resolve(import.meta.dirname, 'page-refresh-loader.cjs')] : []),
    {
      loader: 'swc-loader',
      options: {
        jsc: {
          target,
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: isDevelopment, refresh } },
        },
      },
    },
  ],
});

/** A short hash of the style sheet's content: every class name contains it. */
export const styleHash = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(path))
    .digest('base64url')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 4);

/** Includes a hash of the file, so that two components, or two versions of one, do not share a class. */
const localName = ({ resourcePath }: { resourcePath: string }, _: string, local: string): string =>
  `${local}-${styleHash(resourcePath)}`;

const cssModules = (isServer: boolean) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      getLocalIdent: localName,
      exportOnlyLocals: isServer,
    },
  },
});

const styleRules = (isServer: boolean): RuleSetRule[] =>
  isServer
    ? [
        { test: /\.module\.css$/, use: [cssModules(true)] },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
      ]
    : [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(false)], sideEffects: true }];

const routerRule: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/,
  loader: resolve(import.meta.dirname, 'bundle-size/pure-components-loader.cjs'),
};

const iconRule: RuleSetRule = {
  test: /[\\/]ui[\\/]icon[\\/]icons\.ts$/,
  enforce: 'pre',
  sideEffects: false,
  loader: resolve(import.meta.dirname, 'bundle-size/split-exports-loader.cjs'),
};

/** The brand's files keep their names, because mails and other sites link to them. */
const fileName = ({ filename = '' }: { filename?: string }): string =>
  /[\\/]brand[\\/]assets[\\/]/.test(filename) ? 'brand/[name][ext]' : 'files/[name].[contenthash:8][ext]';

const fileRule = (isServer: boolean): RuleSetRule => ({
  test: /\.(woff2|svg|png|webp|avif|jpg)$/,
  type: 'asset/resource',
  generator: { filename: fileName, emit: !isServer },
});

export interface RuleOptions {
  isServer: boolean;
  target: string;
  isDevelopment: boolean;
  refresh?: boolean;
}

export const rules = ({ isServer, target, isDevelopment, refresh = false }: RuleOptions): RuleSetRule[] => [
  scriptRule(target, isDevelopment, refresh),
  // Compiled sources of the platform (tools/remote-kit) are imported without an extension, as here.
  { test: /\.js$/, resolve: { fullySpecified: false } },
  ...styleRules(isServer),
  fileRule(isServer),
  ...(isServer || isDevelopment ? [] : [routerRule, iconRule]),
];
