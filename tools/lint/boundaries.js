/** Import rules between projects: down the layers or sideways, never browser to server, each family only itself and shared. */
const layers = ['base', 'domain', 'state', 'feature', 'app'];
const lineFamilies = ['vehicle', 'property', 'health'];
const families = [...lineFamilies, 'checkout', 'account', 'content'];
const tag = (axis) => (name) => `${axis}:${name}`;

const layerRules = layers.map((name, level) => ({
  sourceTag: `layer:${name}`,
  onlyDependOnLibsWithTags: layers.slice(0, level + 1).map(tag('layer')),
}));
const sideRules = [
  { sourceTag: 'on:anywhere', onlyDependOnLibsWithTags: ['on:anywhere', 'on:both'] },
  { sourceTag: 'on:browser', onlyDependOnLibsWithTags: ['on:anywhere', 'on:both', 'on:browser'] },
  { sourceTag: 'on:server', onlyDependOnLibsWithTags: ['on:anywhere', 'on:both', 'on:server'] },
  // A line's folder holds files of both sides: tools/checks/line-isolation.spec.ts bundles each and refuses the other side.
  { sourceTag: 'on:both', onlyDependOnLibsWithTags: ['on:anywhere', 'on:both', 'on:server'] },
];
const familyRules = [
  { sourceTag: 'family:shared', onlyDependOnLibsWithTags: ['family:shared', 'family:registry'] },
  // The registry holds what all families declare as data; a family's lines lie below it.
  {
    sourceTag: 'family:registry',
    onlyDependOnLibsWithTags: ['family:shared', 'family:registry', ...lineFamilies.map(tag('family'))],
  },
  ...families.map((name) => ({
    sourceTag: `family:${name}`,
    onlyDependOnLibsWithTags: [`family:${name}`, 'family:shared', 'family:registry'],
  })),
];

export const depConstraints = [...layerRules, ...sideRules, ...familyRules];
/** The edge is the server part of a project whose other files reach the browser. */
export const edgeConstraints = [
  ...layerRules,
  { sourceTag: 'on:anywhere', onlyDependOnLibsWithTags: ['on:anywhere', 'on:both', 'on:server'] },
  ...familyRules,
];
