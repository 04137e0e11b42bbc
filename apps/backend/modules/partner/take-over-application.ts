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
import { ProtocolError } from '../../frame/protocol-error';
import { Refusal, refusalsOf } from '../../frame/refusal';
import { formOf } from '../../lines/forms';
import { addConsent } from '../consent/consent-store';
import { randomId } from '../../db/random-id';
import { saveDraft } from '../visit/draft';
import { openFilledVisit } from '../visit/open-visit';
import { readVisit } from '../visit/visit-store';
import { takeApplication } from './partner-store';

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
  const form = sent ? await formOf(sent.line) : undefined;
  if (!sent || !form) return refuse('partnerLinkOver');
  const visit = await visitOf(sent, context);
  if (!visit) return refuse('partnerLinkOver');
  const offerNo = await offerNoOf(await fillIn(form, sent, visit), ask);
  const page = offerNo === null ? 'form' : 'listeleme';
  return { visitId: visit.visit.id, line: sent.line, offerNo, redirectUrl: `/${lineFacts[sent.line].slug}/${page}` };
}

/** The new visit as the context of the steps after it; null when somebody took the application over before. */
async function visitOf({ partner, id, line }: Application, context: CallerContext): Promise<VisitContext | null> {
  const { db, config, clock, visitor, request } = context;
  const visitId = randomId();
  const idHash = plainHash(`${partner}/${id}`);
  if (!(await takeApplication(db, { idHash, partner, visitId, takenAt: clock.now() }))) return null;
  const branchId = branchIdReadings[config.branchIdReading][line];
  await openFilledVisit(context, { id: visitId, line, branchId, lp: partner });
  const consent = {
    kind: 'informationNotice',
    isGiven: true,
    textVersion: consentTextVersion,
    channel: 'web',
  } as const;
  await addConsent(db, { ...consent, id: randomId(), visitId, at: clock.now(), address: request.address });
  const visit = { id: visitId, visitorId: visitor!.id, branchId, line, createdAt: clock.now(), answers: {} };
  return {
    ...context,
    visitor: visitor!,
    visit: { ...visit, isVerified: false, verifiedIdentityKey: null },
  };
}

/** Every step that the answers lead through and complete counts as left. @returns the context with what is stored then */
async function fillIn(form: Line, { answers }: Application, context: VisitContext): Promise<VisitContext> {
  const { db, visit } = context;
  for (const { slug } of visibleSteps(form, answers as AnswerSet))
    await saveDraft({ visitId: visit.id, step: slug, answers, completed: true }, context);
  return { ...context, visit: { ...visit, answers: (await readVisit(db, visit.id))!.answers } };
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
