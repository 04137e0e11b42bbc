/** @vitest-environment node */
import { brand } from '@emsal/brand/brand';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareColours } from './share-colours';

const css = readFileSync(join(__dirname, '../../../../libs/ui/tokens/tokens.css'), 'utf8');
const tokens = new Map([...css.matchAll(/^ +--([\w-]+): (#\w+);$/gm)].map(([, name, colour]) => [name, colour]));

it('share pictures have the site’s colours', () => {
  const { ink, muted, accent, ...named } = shareColours;
  const ours = { text: ink, 'text-muted': muted, ...(!brand.colours && { accent }), ...named };
  expect(Object.keys(ours).map((name) => [name, tokens.get(name)])).toEqual(Object.entries(ours));
});
