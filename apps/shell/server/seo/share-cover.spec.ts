/** @vitest-environment node */
import { coverNames } from '@emsal/api/calls/cms/covers';
import { shareColours } from './share-colours';
import { drawnCover } from './share-cover';
import { drawSharePicture } from './share-picture';

const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 20"/>');
const picture = (cover?: string) => drawSharePicture({ heading: ['Bir yazı'], ...(cover && { cover }) }, logo);

it.each(coverNames)('the cover %s has a drawing with an element in the accent colour', (name) => {
  expect(drawnCover(name, shareColours)).toContain(`"${shareColours.accent}"`);
});

it('a post is shared with the cover that lists show, each time the same', async () => {
  const [house, again, none] = await Promise.all([picture('house'), picture('house'), picture()]);
  expect(house.equals(again)).toBe(true);
  expect(house.equals(none)).toBe(false);
});

it.each(['unknown', 'constructor', undefined])('%s is no cover', (name) => {
  expect(drawnCover(name, shareColours)).toBe('');
});
