/** @vitest-environment node */
import { placeSteps, signPlace, verifyPlace } from './release-place';

it('keeps every place, and takes none that the edge did not sign', () => {
  const places = Array.from({ length: placeSteps }, (_, at) => at / placeSteps);
  expect(places.filter((place) => verifyPlace(signPlace(place, 'key'), 'key') !== place)).toEqual([]);
  const seal = signPlace(0.5, 'key').split('.')[1]!;
  for (const cookie of [undefined, '', '0.5', '0', `0.${seal}`, signPlace(0.5, 'other')])
    expect(verifyPlace(cookie, 'key')).toBeUndefined();
});
