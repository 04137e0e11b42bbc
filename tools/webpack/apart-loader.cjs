/** Makes each constant of a catalogue a module of its own, so that it goes with the part that uses it and not with what every page loads. */
const { basename } = require('node:path');

module.exports = function apart(source) {
  const wanted = new URLSearchParams(this.resourceQuery).get('only');
  const constants = new Map([...source.matchAll(/^export const (\w+)[^;]*;/gm)].map(([text, name]) => [name, text]));
  if (wanted !== null) return constants.get(wanted);
  const file = basename(this.resourcePath);
  return [...constants.keys()].map((name) => `export { ${name} } from './${file}?only=${name}';`).join('\n');
};
