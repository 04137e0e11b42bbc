/** @vitest-environment node */
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { loadableOf, ownerData } from './send-page';

const older = sampleEntry('content', '111111111111');
const current = sampleEntry('content', '222222222222');
const at = (page: 'content' | 'journey') => ({
  path: { pattern: '/', rank: 10, page },
  entries: [current],
});

it('a content page names its remote only; the browser asks for the version of its revision when it is needed', () => {
  expect(ownerData(at('content'), current)).toEqual({ name: 'content' });
});

it('a journey page, and one that an older version rendered, name the version', () => {
  expect(ownerData(at('journey'), current)).toEqual(loadableOf(current));
  expect(ownerData(at('content'), older)).toEqual(loadableOf(older));
});
