import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { offerExtraOutcomes } from '@emsal/api/outcomes/change-offer';
import { branchIdReadings } from '@emsal/lines/facts/branch-id-readings';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { Line } from '@emsal/lines/kit/step';
import { visibleSteps } from '@emsal/lines/kit/visible-steps';
import { openApplication, type Application } from '@emsal/partners/application';
import type { CallerContext, VisitContext } from '../../frame/context';
import { plainHash } from '../../frame/keyed-hash';
import { visitOf } from '../../frame/owned';
import { ProtocolError } from '../../frame/protocol-error';
import { Refusal, refusalsOf } from '../../frame/refusal';
import { isStorable } from '../../frame/storable';
import { formOf } from '../../lines/forms';
import { addConsent } from '../consent/consent-store';
import { randomId } from '../../db/random-id';
import { saveDraft } from '../visit/draft';
import { setVisitCookie } from '../visit/open-visit';
import { addVisit, findOwnVisit, readVisit, type VisitRow } from '../visit/visit-store';
import { readApplication, takeApplication } from './partner-store';

type Name = 'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}';
const refuse = refusalsOf(offerExtraOutcomes);
/** The permission page of the partner shows this text. */
const consentTextVersion = 'is-ortagi-2026-11';

/** Without the consent nothing is opened, so that the link stays good for who thinks again. */
export async function takeOverApplication(
  { encryptedId, isConsentGiven }: ParsedOf<Name>,
  context: CallerContext,
  ask: (context: VisitContext) => Promise<string | Refusal>,
): Promise<OutputOf<Name> | Refusal> {
  if (!isConsentGiven) return refuse('partnerConsentMissing');
  const { config, clock } = context;
  const sent = await openApplication(encryptedId, config.partnerKey, clock.now());
  const form = sent && isStorable(sent) ? await formOf(sent.line) : undefined;
  if (!sent || !form) return refuse('partnerLinkOver');
  const row = await visitOfApplication({ sent, form }, context);
  if (!row) return refuse('partnerLinkOver');
  setVisitCookie(context, row);
  const offerNo = row.offerNo ?? (await offerNoOf(inVisit(row, context), ask));
  const page = offerNo === null ? 'form' : 'listeleme';
  return { visitId: row.id, line: row.line, offerNo, redirectUrl: `/${lineFacts[row.line].slug}/${page}` };
}

const inVisit = (row: VisitRow, context: CallerContext): VisitContext => ({
  ...context,
  visitor: context.visitor!,
  visit: visitOf(row, context.clock),
});

interface Sent {
  sent: Application;
  form: Line;
}

/** The visit that the application became, with what is stored of it, whole or not at all; undefined for everybody but the browser that took it over, which may not have heard so. */
async function visitOfApplication(sent: Sent, context: CallerContext): Promise<VisitRow | undefined> {
  const { partner, id } = sent.sent;
  const idHash = plainHash(`${partner}/${id}`);
  const taken = { idHash, partner, visitId: randomId(), takenAt: context.clock.now() };
  await context.db.transaction(async (tx) => {
    if (await takeApplication(tx, taken)) await openVisitOf(sent, taken.visitId, { ...context, db: tx });
  });
  const { visitId } = (await readApplication(context.db, idHash))!;
  return findOwnVisit(context.db, { visitId, visitorId: context.visitor!.id });
}

/** Every step that the answers lead through and complete counts as left. */
async function openVisitOf({ sent, form }: Sent, visitId: string, context: CallerContext): Promise<void> {
  const { db, config, clock, visitor, request } = context;
  const { partner, line, answers } = sent;
  const branchId = branchIdReadings[config.branchIdReading][line];
  await addVisit(db, { id: visitId, line, branchId, lp: partner, visitorId: visitor!.id, createdAt: clock.now() });
  const consent = {
    kind: 'informationNotice',
    isGiven: true,
    textVersion: consentTextVersion,
    channel: 'web',
  } as const;
  await addConsent(db, { ...consent, id: randomId(), visitId, at: clock.now(), address: request.address });
  const filled = inVisit((await readVisit(db, visitId))!, context);
  for (const { slug } of visibleSteps(form, answers as AnswerSet))
    await saveDraft({ visitId, step: slug, answers, completed: true }, filled);
}

/** Null while something is missing or nobody may be asked: the form says what and why. */
async function offerNoOf(
  context: VisitContext,
  ask: (context: VisitContext) => Promise<string | Refusal>,
): Promise<string | null> {
  try {
    const answer = await ask(context);
    return answer instanceof Refusal ? null : answer;
  } catch (error) {
    if (error instanceof ProtocolError && error.code === 'badBody') return null;
    throw error;
  }
}
