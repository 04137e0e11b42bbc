/** Fails a remote's build when it imports a package that the shell shares through a facade. */
import webpack, { type Compiler } from 'webpack';
import { facadeByPackage } from './shared.ts';

const packageOf = (resource: string): string | undefined =>
  /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/
    .exec(resource)?.[1]
    ?.replace('\\', '/');

export class FacadePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FacadePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('FacadePlugin', (modules) => {
        for (const module of modules) {
          const name = packageOf(module.identifier());
          const facade = name === undefined ? undefined : facadeByPackage[name];
          const issuer = compilation.moduleGraph.getIssuer(module)?.identifier() ?? '';
          if (facade && packageOf(issuer) !== name)
            compilation.errors.push(
              new webpack.WebpackError(
                `${issuer} imports '${name}': import from '${facade}' instead, which the shell shares`,
              ),
            );
        }
      });
    });
  }
}
