/** Makes a remote's webpack runtime set the integrity hash of each script and style sheet that it loads. */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import type { Compilation, Compiler } from 'webpack';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule') as {
  getCompilationHooks: (compilation: Compilation) => {
    createScript: { tap: (name: string, change: (source: string) => string) => void };
  };
};

/** The shell sets `__SRI__` before the first remote loads; without it (development) nothing is checked. */
const setIntegrity = (element: string, url: string): string =>
  `{ const integrityOf = globalThis.__SRI__; if (integrityOf) { ${element}.integrity = integrityOf(${url}); ${element}.crossOrigin = 'anonymous'; } }`;

export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${setIntegrity('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation as never).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source: string, names: { tag: string; href: string }) => `${source}\n${setIntegrity(names.tag, names.href)}`,
      );
    });
  }
}
