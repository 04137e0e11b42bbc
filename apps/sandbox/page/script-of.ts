/** A browser script from typed functions: `main` runs, `parts` are the functions that it calls. They must not reference module scope. */
export const scriptOf = (main: () => void, ...parts: readonly ((...args: never[]) => unknown)[]): string =>
  `${[main, ...parts].map(String).join('\n')}\n${main.name}();\n`;
