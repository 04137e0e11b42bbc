/** @vitest-environment node */
import { scrub } from '@emsal/platform/log/scrub';
import { stackNameOf } from './remote-bundles';

it('the stack of an error in a bundle names remote, version and line in the log', () => {
  const line = `at Fruit (${stackNameOf({ name: 'orchard', version: '0123456789ab' })}:61:48)`;
  expect(scrub(line)).toBe('at Fruit (orchard/0123456789ab.cjs:61:48)');
});
