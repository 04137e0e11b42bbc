/** A visit made through the API in about a second, for journeys that begin later than the form. Its cookies and session storage are those of a visitor who walked. */
import type { BrowserContext } from '@playwright/test';
import { withDerived } from '@emsal/lines/kit/answers';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { sampleNamed } from '@emsal/lines/kit/sample';
import type { Line, Step } from '@emsal/lines/kit/step';
import { visibleSteps } from '@emsal/lines/kit/visible-steps';
import { lineKeys } from '@emsal/platform/storage/session-keys';
import { registeredAnswers } from '../samples/registered';
import { walkedLines, type WalkedLine } from '../samples/walked-lines';
import { ownNumber, telephone, type Telephone } from './sandbox';

type Call = <Result = string>(path: string, body: object) => Promise<Result>;

export interface PreparedVisit {
  visitId: string;
  identityNo: string;
  plate: string;
  /** Empty until offers are asked for. */
  offerNo: string;
  phone: Telephone;
  /** For calls of the same browser. */
  call: Call;
}
export interface Preparation {
  of?: WalkedLine;
  /** Name of the line's sample whose answers are given. */
  sample?: string;
  plate?: string;
  siteUrl?: string;
  sandboxUrl?: string;
  /** `form`: the last button not pressed; `offers`: offers asked for. The telephone is proven for both. */
  until?: 'form' | 'offers';
  /** Slug of the step that is open, whose answers are given and whose button is not pressed; where it comes before the code, nothing is proven. */
  openAt?: string;
  /** The open step is not filled in, nor what comes after it. */
  isBlank?: boolean;
}

/** The calls of a browser of this context: cookies are shared, the token goes into the header. */
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

/** The sample's answers under a person, a telephone and a plate of its own, with what follows from them. */
function ownAnswers({ line, samples }: WalkedLine, name: string, own: AnswerSet): AnswerSet {
  const sample = sampleNamed(samples, name);
  const answers = { ...registeredAnswers(line, sample), ...own };
  return withDerived(line, { answers }, Object.keys(answers));
}

function withoutSteps(answers: AnswerSet, steps: readonly Step[]): AnswerSet {
  const asked = steps.flatMap(({ entries }) => entries.map(({ field }) => field));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !asked.includes(name)));
}

/** Fills the form of a line, TRAFFIC unless another is named, with a sample, that of the known plate unless another is named. */
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
  const phone = telephone(ownNumber(), sandboxUrl);
  const answers = ownAnswers(of, sample, { phoneNumber: phone.number, ...(plate && { licensePlateNo: plate }) });
  const steps = visibleSteps(line, answers);
  const open = openAt ?? (until === 'form' ? steps.at(-1)!.slug : undefined);
  const openIndex = steps.findIndex(({ slug }) => slug === open);
  const done = openIndex < 0 ? steps : steps.slice(0, openIndex);
  const given = isBlank ? withoutSteps(answers, steps.slice(openIndex)) : answers;
  await call('quoterequestapi/draft/save', { visitId, step: steps[0]!.slug, answers: given, completed: false });
  for (const { slug } of done)
    await call('quoterequestapi/draft/save', { visitId, step: slug, answers: {}, completed: true });
  const identityNo = String(answers[line.facts.identityField]);
  await call(`${shared}/setkvkkstatus`, { visitId, textVersion: 'kvkk-2026-11' });
  await call(`${shared}/savecustomerinfo`, { visitId, identityNo, phoneNumber: phone.number });
  if (done.some(({ verifies }) => verifies)) {
    await call(`${shared}/sendotp`, { visitId });
    await call(`${shared}/otpvalidate`, { visitId, code: await phone.lastCode() });
  }
  const offerNo = open === undefined ? await call('quoterequestapi/offer/createoffer', { visitId }) : '';
  await keepInSession(context, { siteUrl, line: line.facts, visitId, offerNo });
  return { visitId, identityNo, plate: String(answers['licensePlateNo'] ?? ''), offerNo, phone, call };
}

/** As the form leaves it; a page that has its own is not touched. */
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
