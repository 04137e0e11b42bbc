/** Visits that a second browser has opened, with codes and links for a third one. */
import { eventually } from '../../testing/eventually';
import type { KnownPassport } from '../known';
import { fillForm, lastCode, waysOf, type Filled } from './fill-form';
import type { Recording } from './recording';

export async function newPassports(recording: Recording): Promise<KnownPassport[]> {
  const sample = waysOf(recording, 'TRAFFIC')[0]!;
  const filled = await fillForm(recording, 'goes on elsewhere', { line: 'TRAFFIC', sample });
  const { visitId, phoneNumber } = filled;
  await openElsewhere(recording, filled, await codeOf(filled));
  const code = await codeOf(filled);
  const { hash } = (await filled.visitor.must('GET quoterequestapi/sharedstep/CreateShortLinkHash/{visitId}', {
    visitId,
  })) as { hash: string };
  return [code, hash].map((passport) => ({ passport, visitId, phoneNumber }));
}

async function codeOf({ visitor, visitId }: Filled): Promise<string> {
  const { code } = (await visitor.must('POST quoterequestapi/passport/create', { visitId })) as { code: string };
  return code;
}

async function openElsewhere(recording: Recording, { visitId, phoneNumber }: Filled, passport: string): Promise<void> {
  const second = await recording.visitor('second browser');
  await second.must('POST quoterequestapi/passport/sendotp', { passport });
  const code = await eventually(() => lastCode(recording, phoneNumber));
  await second.must('POST quoterequestapi/passport/open', { code });
  second.keep('GET quoterequestapi/draft/{visitId}', { visitId });
}
