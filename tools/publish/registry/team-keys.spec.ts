import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEntrySigned, signEntry } from '@emsal/platform/registry/publishers/signatures';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { keyPlace, providePublishers, publishersFile, readPublishers, signerOf } from './team-keys';

let directory: string;
const remotes = { content: { team: 'content', addresses: [] } };

beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'emsal-keys-'))));
afterEach(() => rmSync(directory, { recursive: true }));

it('local keys are made once, readable by their owner alone, and named to the edge', () => {
  const place = { directory, isLocal: true };
  const publishers = providePublishers(remotes, place);
  expect(providePublishers(remotes, place)).toEqual(publishers);
  expect(readPublishers(join(directory, 'publishers.json'))).toEqual(publishers);
  expect(Object.keys(publishers.teams).sort()).toEqual(['content', 'site']);
  expect(statSync(join(directory, 'content.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory).sort()).toEqual(['content.key', 'publishers.json', 'site.key']);
  const entry = signEntry(sampleEntry('content', '111111111111'), signerOf('content', place));
  expect(isEntrySigned(entry, publishers.teams['content']!)).toBe(true);
  expect(isEntrySigned(entry, publishers.teams['site']!)).toBe(false);
});

it('keys that somebody else provides are not made', () => {
  expect(() => signerOf('content', { directory, isLocal: false })).toThrow(
    'ask the platform team for the key of content',
  );
  expect(() => readPublishers(join(directory, 'publishers.json'))).toThrow('set PUBLISHERS_FILE');
});

it('the environment names both places', () => {
  const env = { TEAM_KEYS_DIR: '/keys', PUBLISHERS_FILE: '/etc/publishers.json' };
  expect([keyPlace(env), publishersFile(env)]).toEqual([{ directory: '/keys', isLocal: false }, env.PUBLISHERS_FILE]);
  expect(keyPlace({}).isLocal).toBe(true);
});
