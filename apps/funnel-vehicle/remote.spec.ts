import { factsOf } from '@emsal/lines/registry/facts-of';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { paths } from './paths';
import routes, { slices } from './remote';

describe('the remote', () => {
  it('has a form and a scan page per registered line, and publishes their paths', () => {
    const slugs = vehicleLines.map(({ id }) => factsOf(id).slug);
    expect(routes.map(({ path }) => path)).toEqual([
      ...slugs.flatMap((slug) => [`${slug}/form/ruhsat-okut`, `${slug}/form/*`]),
      'form',
      'form/devam',
    ]);
    expect(paths.map(({ pattern, params }) => [pattern, params])).toEqual([
      ['/:branch/form/*', { branch: slugs }],
      ['/form', undefined],
      ['/form/devam', undefined],
    ]);
    expect(slices.map(({ reducerPath }) => reducerPath)).toEqual(['funnel']);
  });
});
