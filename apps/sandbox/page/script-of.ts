/** A browser script from typed functions: the first is run, the others are what it may call. They may use nothing else from outside themselves. */
export const scriptOf = (main: () => void, ...parts: readonly ((...args: never[]) => unknown)[]): string =>
  `${[main, ...parts].map(String).join('\n')}\n${main.name}();\n`;
