/** A visit made through the API in about a second, for journeys that begin later than the form. Its cookies and session storage are those of a visitor who walked. */
import type { BrowserContext } from '@playwright/test';
import { walkedLines } from '../samples/walked-lines';
import { ownIdentity, ownPlate } from './person';
import { ownNumber, telephone, type Telephone } from './sandbox';

export interface PreparedVisit {
  visitId: string;
  identityNo: string;
  plate: string;
  /** Empty until offers are asked for. */
  offerNo: string;
  phone: Telephone;
}
export interface Preparation {
  plate?: string;
  siteUrl?: string;
  sandboxUrl?: string;
  /** `form`: answers and a proven telephone, the last button not pressed; `offers`: offers asked for. */
  until?: 'form' | 'offers';
}

type Call = (path: string, body: object) => Promise<string>;

/** The calls of a browser of this context: cookies are shared, the token goes into the header. */
async function openCaller(context: BrowserContext, siteUrl: string): Promise<Call> {
  let token = '';
  const call: Call = async (path, body) => {
    const answer = await context.request.post(`${siteUrl}/api/${path}`, {
      data: body,
      headers: token ? { 'x-token-id': token } : {},
    });
    const envelope = (await answer.json()) as { isSuccess: boolean; result: string; message: string };
    if (!envelope.isSuccess) throw new Error(`${path}: ${answer.status()} ${envelope.message}`);
    return envelope.result;
  };
  token = await call('token/create', { ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 });
  return call;
}

const shared = 'quoterequestapi/sharedstep';

/** Fills the form of TRAFFIC with the known plate's sample, under a person, a telephone and a plate of its own. */
export async function prepareVisit(
  context: BrowserContext,
  { plate = ownPlate(), siteUrl = process.env['SITE_URL']!, sandboxUrl, until = 'offers' }: Preparation = {},
): Promise<PreparedVisit> {
  const call = await openCaller(context, siteUrl);
  const visitId = await call(`${shared}/createfunnel`, { branchId: 53, line: 'TRAFFIC' });
  const phone = telephone(ownNumber(), sandboxUrl);
  const person = { shortLicenseOwnerTcOrTaxNo: ownIdentity(), phoneNumber: phone.number };
  const answers = {
    ...walkedLines.traffic.samples[0]!.answers,
    ...person,
    licensePlateNo: plate,
    plate1: plate.slice(0, 2),
    plate2: plate.slice(2, 5),
    plate3: plate.slice(5),
  };
  for (const step of ['temel-bilgiler', 'kisisel-bilgiler', 'meslek-bilgisi', 'ruhsat-bilgileri', 'arac-ozellikleri'])
    await call('quoterequestapi/draft/save', {
      visitId,
      step,
      answers: step === 'temel-bilgiler' ? answers : {},
      completed: until === 'offers' || step !== 'arac-ozellikleri',
    });
  await call(`${shared}/setkvkkstatus`, { visitId, textVersion: 'kvkk-2026-11' });
  await call(`${shared}/savecustomerinfo`, {
    visitId,
    identityNo: person.shortLicenseOwnerTcOrTaxNo,
    phoneNumber: phone.number,
  });
  await call(`${shared}/sendotp`, { visitId });
  await call(`${shared}/otpvalidate`, { visitId, code: await phone.lastCode() });
  const offerNo = until === 'offers' ? await call('quoterequestapi/offer/createoffer', { visitId }) : '';
  await keepInSession(context, { siteUrl, visitId, offerNo });
  return { visitId, identityNo: person.shortLicenseOwnerTcOrTaxNo, plate, offerNo, phone };
}

/** As the form leaves it; a page that has its own is not touched. */
const keepInSession = (
  context: BrowserContext,
  kept: { siteUrl: string; visitId: string; offerNo: string },
): Promise<unknown> =>
  context.addInitScript(({ siteUrl, visitId, offerNo }) => {
    if (location.origin !== siteUrl || sessionStorage.getItem('visit-id-53') !== null) return;
    sessionStorage.setItem('visit-id-53', visitId);
    if (offerNo) sessionStorage.setItem('offer-no-53', offerNo);
  }, kept);
