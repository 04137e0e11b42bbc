/** Documents and uploads of an earlier release are available to their owners only, and passports open their visits. */
import { createHash } from 'node:crypto';
import { oneTimeCodeLimits } from '@emsal/api/one-time-code-limits';
import { eventually } from '../testing/eventually';
import type { TestVisitor } from '../testing/test-visitor';
import { readRelease, releaseNames } from './known';
import { openedRelease } from './opened-release';
import { lastCode } from './recording/fill-form';

describe.each(releaseNames)('the release %s', (name) => {
  const release = readRelease(name);
  const { files, passports, rows } = release.known;
  const opened = openedRelease(release, { startsJobs: true });

  /** Follows the redirect from a document to its single-use download. */
  async function fetched(visitor: TestVisitor, url: string) {
    const get = (path: string) => opened.test.app.inject({ method: 'GET', url: path, headers: visitor.headers() });
    const reply = await get(url);
    return reply.statusCode === 303 ? get(String(reply.headers.location)) : reply;
  }

  it('has a file of every policy and of every upload', () => {
    const count = (kind: string) => files.filter((file) => file.kind === kind).length;
    expect([count('policy') > 10, count('upload')]).toEqual([true, rows['uploads']]);
  });

  it.each(files.map((file) => [file.visitor, file.kind, file] as const))(
    'returns the unchanged file of %s (%s) to its owner only',
    async (_visitor, _kind, { visitor, url, sha256 }) => {
      const own = await fetched(opened.visitor(visitor), url);
      expect([own.statusCode, createHash('sha256').update(own.rawPayload).digest('hex')]).toEqual([200, sha256]);
      expect((await fetched(await opened.stranger(), url)).statusCode).toBe(404);
    },
  );

  it.each(passports.map((passport, at) => [at === 0 ? 'a code' : 'a link', passport] as const))(
    'opens a visit in another browser with %s and a one-time code',
    async (_, { passport, visitId, phoneNumber }) => {
      opened.test.clock.advance(oneTimeCodeLimits.resendSeconds + 1);
      const before = await lastCode(opened, phoneNumber);
      const other = await opened.stranger();
      await other.call('POST quoterequestapi/passport/sendotp', { passport });
      const code = await eventually(async () => {
        const sent = await lastCode(opened, phoneNumber);
        return sent !== before && sent;
      });
      const { body } = await other.call('POST quoterequestapi/passport/open', { code });
      expect(body).toMatchObject({ isSuccess: true, result: { visitId } });
      expect((await other.call('GET quoterequestapi/draft/{visitId}', { visitId })).status).toBe(200);
    },
  );
});
