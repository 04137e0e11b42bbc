/** A browser script from one self-contained, typed function: it may use nothing from outside itself. */
export const scriptOf = (main: () => void): string => `(${main.toString()})();\n`;
