/** Makes a remote's own webpack runtime ask the page for the hash of each script and style sheet that it loads. */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import type { Compilation, Compiler } from 'webpack';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule') as {
  getCompilationHooks: (compilation: Compilation) => {
    createScript: { tap: (name: string, change: (source: string) => string) => void };
  };
};

/** `__SRI__` is set by the shell before the first remote loads; without it (development) nothing is checked. */
const ask = (element: string, url: string): string =>
  `{ const integrityOf = globalThis.__SRI__; if (integrityOf) { ${element}.integrity = integrityOf(${url}); ${element}.crossOrigin = 'anonymous'; } }`;

export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${ask('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation as never).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source: string, names: { tag: string; href: string }) => `${source}\n${ask(names.tag, names.href)}`,
      );
    });
  }
}
