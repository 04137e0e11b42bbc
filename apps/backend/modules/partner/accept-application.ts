import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { offerExtraOutcomes } from '@emsal/api/outcomes/change-offer';
import { branchIdVariants } from '@emsal/lines/registry/branch-id-variants';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { openApplication, type Application } from '@emsal/partners/application';
import type { CallerContext, VisitContext } from '../../http/context';
import { plainHash } from '../../personal-data/keyed-hash';
import { ProtocolError } from '../../http/protocol-error';
import { Refusal, refusalsOf } from '../../http/refusal';
import { isStorable } from '../../http/storable';
import { formOf } from '@emsal/lines/server/server-lines';
import { addConsent } from '../consent/consent-store';
import { randomId } from '../../db/random-id';
import { saveDraft } from '../draft/save-draft';
import { setVisitCookie } from '../visit/open-visit';
import { findOwnVisit, visitOf } from '../visit/own-visit';
import { addVisit, readHeldVisit, type HeldVisit } from '../visit/visit-store';
import { readApplication, claimApplication } from './partner-store';

type Name = 'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}';
const refuse = refusalsOf(offerExtraOutcomes);
/** Version of the text on the partner's consent page. */
const consentTextVersion = 'is-ortagi-2026-11';

/** Without consent nothing is opened and the link stays valid. */
export async function acceptApplication(
  { encryptedId, isConsentGiven }: ParsedOf<Name>,
  context: CallerContext,
  requestQuotes: (context: VisitContext) => Promise<string | Refusal>,
): Promise<OutputOf<Name> | Refusal> {
  if (!isConsentGiven) return refuse('partnerConsentMissing');
  const { config, clock } = context;
  const sent = await openApplication(encryptedId, config.partnerKey, clock.now());
  const form = sent && isStorable(sent) ? formOf(sent.line) : undefined;
  if (!sent || !form) return refuse('partnerLinkOver');
  const row = await visitOfApplication({ sent, form }, context);
  if (!row) return refuse('partnerLinkOver');
  setVisitCookie(context, row);
  const offerNo = row.offerNo ?? (await offerNoOf(inVisit(row, context), requestQuotes));
  const page = offerNo === null ? 'form' : 'listeleme';
  return { visitId: row.id, line: row.line, offerNo, redirectUrl: `/${lineFacts[row.line].slug}/${page}` };
}

const inVisit = (row: HeldVisit, context: CallerContext): VisitContext => ({
  ...context,
  visitor: context.visitor!,
  visit: visitOf(row, context.clock),
});

interface Sent {
  sent: Application;
  form: Line;
}

/** The visit created from the application in one transaction; a retry of the same browser finds it again, any other browser gets undefined. */
async function visitOfApplication(sent: Sent, context: CallerContext): Promise<HeldVisit | undefined> {
  const { partner, id } = sent.sent;
  const idHash = plainHash(`${partner}/${id}`);
  const taken = { idHash, partner, visitId: randomId(), takenAt: context.clock.now() };
  await context.db.transaction(async (tx) => {
    if (await claimApplication(tx, taken)) await openVisitOf(sent, taken.visitId, { ...context, db: tx });
  });
  const { visitId } = (await readApplication(context.db, idHash))!;
  return findOwnVisit(context, visitId);
}

/** Opens the visit and completes each step that the answers pass. */
async function openVisitOf({ sent, form }: Sent, visitId: VisitId, context: CallerContext): Promise<void> {
  const { db, config, clock, visitor, request } = context;
  const { partner, line, answers } = sent;
  const branchId = branchIdVariants[config.branchIdReading][line];
  await addVisit(db, { id: visitId, line, branchId, lp: partner, visitorId: visitor!.id, createdAt: clock.now() });
  const consent = {
    kind: 'informationNotice',
    isGiven: true,
    textVersion: consentTextVersion,
    channel: 'web',
  } as const;
  await addConsent(db, { ...consent, id: randomId(), visitId, at: clock.now(), address: request.address });
  const filled = inVisit((await readHeldVisit(db, visitId))!, context);
  for (const { slug } of visibleSteps(form, answers as AnswerSet))
    await saveDraft({ visitId, step: slug, answers, completed: true }, filled);
}

/** Null when data is missing or quotes are refused; the form then shows what and why. */
async function offerNoOf(
  context: VisitContext,
  requestQuotes: (context: VisitContext) => Promise<string | Refusal>,
): Promise<string | null> {
  try {
    const answer = await requestQuotes(context);
    return answer instanceof Refusal ? null : answer;
  } catch (error) {
    if (error instanceof ProtocolError && error.code === 'badBody') return null;
    throw error;
  }
}
