/** Prepares a visit through the API, with the cookies and session storage of a visitor who filled in the form, for journeys that begin later. */
import type { BrowserContext } from '@playwright/test';
import { withDerived } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { lineKeys } from '@emsal/platform/storage/session-keys';
import { registeredAnswers } from './registered-answers';
import { walkedLines, type WalkedLine } from './walked-lines';
import { uniquePhoneNumber, telephone, type Telephone } from './sandbox';

type Call = <Result = string>(path: string, body: object) => Promise<Result>;

export interface PreparedVisit {
  visitId: string;
  identityNo: string;
  plate: string;
  /** Empty until offers are requested. */
  offerNo: string;
  phone: Telephone;
  /** Calls the API with the browser's session. */
  call: Call;
}
export interface Preparation {
  of?: WalkedLine;
  /** Name of the line's sample. */
  sample?: string;
  plate?: string;
  siteUrl?: string;
  sandboxUrl?: string;
  /** `form`: before the last button; `offers`: offers requested. The telephone is verified for both. */
  until?: 'form' | 'offers';
  /** Slug of the open step, filled in but not submitted; before the code step nothing is verified. */
  openAt?: string;
  /** The open step and those after it are empty. */
  isBlank?: boolean;
}

/** Calls the API with the context's cookies and the token in the header. */
async function openCaller(context: BrowserContext, siteUrl: string): Promise<Call> {
  let token = '';
  const call = async <Result = string>(path: string, body: object): Promise<Result> => {
    const answer = await context.request.post(`${siteUrl}/api/${path}`, {
      data: body,
      headers: token ? { 'x-token-id': token } : {},
    });
    const envelope = (await answer.json()) as { isSuccess: boolean; result: Result; message: string };
    if (!envelope.isSuccess) throw new Error(`${path}: ${answer.status()} ${envelope.message}`);
    return envelope.result;
  };
  token = await call('token/create', { ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 });
  return call;
}

const shared = 'quoterequestapi/sharedstep';

/** The sample's answers with a unique person, telephone and plate, including derived answers. */
function ownAnswers({ line, samples }: WalkedLine, name: string, own: AnswerSet): AnswerSet {
  const sample = sampleNamed(samples, name);
  const answers = { ...registeredAnswers(line, sample), ...own };
  return withDerived(line, { answers }, Object.keys(answers));
}

function withoutSteps(answers: AnswerSet, steps: readonly Step[]): AnswerSet {
  const fields = steps.flatMap(({ entries }) => entries.map(({ field }) => field));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !fields.includes(name)));
}

/** Fills in the form of a line (default TRAFFIC) with a sample (default 'known plate'). */
export async function prepareVisit(
  context: BrowserContext,
  {
    of = walkedLines.traffic,
    sample = 'known plate',
    plate,
    siteUrl = process.env['SITE_URL']!,
    sandboxUrl,
    until = 'offers',
    openAt,
    isBlank = false,
  }: Preparation = {},
): Promise<PreparedVisit> {
  const { line } = of;
  const call = await openCaller(context, siteUrl);
  const visitId = await call(`${shared}/createfunnel`, { branchId: line.facts.branchId, line: line.id });
  const phone = telephone(uniquePhoneNumber(), sandboxUrl);
  const answers = ownAnswers(of, sample, { phoneNumber: phone.number, ...(plate && { licensePlateNo: plate }) });
  const steps = visibleSteps(line, answers);
  const open = openAt ?? (until === 'form' ? steps.at(-1)!.slug : undefined);
  const openIndex = steps.findIndex(({ slug }) => slug === open);
  const done = openIndex < 0 ? steps : steps.slice(0, openIndex);
  const initial = isBlank ? withoutSteps(answers, steps.slice(openIndex)) : answers;
  await call('quoterequestapi/draft/save', { visitId, step: steps[0]!.slug, answers: initial, completed: false });
  for (const { slug } of done)
    await call('quoterequestapi/draft/save', { visitId, step: slug, answers: {}, completed: true });
  const identityNo = String(answers[line.facts.identityField]);
  await call(`${shared}/setkvkkstatus`, { visitId, textVersion: 'kvkk-2026-11' });
  await call(`${shared}/savecustomerinfo`, { visitId, identityNo, phoneNumber: phone.number });
  if (done.some(({ verifiesPerson }) => verifiesPerson)) {
    await call(`${shared}/sendotp`, { visitId });
    await call(`${shared}/otpvalidate`, { visitId, code: await phone.lastCode() });
  }
  const offerNo = open === undefined ? await call('quoterequestapi/offer/createoffer', { visitId }) : '';
  await keepInSession(context, { siteUrl, line: line.facts, visitId, offerNo });
  return { visitId, identityNo, plate: String(answers['licensePlateNo'] ?? ''), offerNo, phone, call };
}

/** Session storage as the form leaves it, unless the page already has its own. */
function keepInSession(
  context: BrowserContext,
  { siteUrl, line, visitId, offerNo }: { siteUrl: string; line: Line['facts']; visitId: string; offerNo: string },
): Promise<unknown> {
  return context.addInitScript(
    ({ siteUrl, keys, visitId, offerNo }) => {
      if (location.origin !== siteUrl || sessionStorage.getItem(keys.visit) !== null) return;
      sessionStorage.setItem(keys.visit, visitId);
      if (offerNo) sessionStorage.setItem(keys.offer, offerNo);
    },
    { siteUrl, keys: { visit: lineKeys.visitId(line), offer: lineKeys.offerNo(line) }, visitId, offerNo },
  );
}
