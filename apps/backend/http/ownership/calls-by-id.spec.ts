/** Which calls and raw routes name an object other than a visit, and what guards it. A new one fails here until it has a row. */
import { calls, type CallKey } from '@emsal/api/calls/table';
import { documentRoutes } from '@emsal/api/document-routes';
import { randomId } from '../../db/random-id';
import { secondsAfter } from '../../clock/clock';
import { addDocument } from '../../modules/document/document-store';
import { modules } from '../../modules';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';

/** `owner`: `requireOwner` on the object itself, or it is looked up among the caller's own. `capability`: whoever holds the sealed or random value. `reference`: data for everybody. */
type Guard = 'owner' | 'capability' | 'reference';

const guards: Partial<Record<CallKey, Guard>> = {
  // Its `query` is a word that a reader types; what is found is published for everybody.
  'GET cms/content/search': 'reference',
  // Figures of the rule book, for everybody.
  'GET data/widgetdata/{query}': 'reference',
  'GET selfservice/addendum/getAddendumDetails/{encryptedCallId}': 'owner',
  'POST selfservice/policy/addFileToCall': 'owner',
  'POST selfservice/customeraccount/UpdateCustomerExternalPolicyPdf': 'owner',
  'POST selfservice/customeraccount/DeleteCustomerExternalPolicyPdf': 'owner',
  'POST selfservice/customeraccount/deleteCustomerExternalPolicy': 'owner',
  'POST selfservice/customeraccount/postCustomerContactForm': 'owner',
  'POST selfservice/customeraccount/startOffer': 'owner',
  'POST selfservice/customeraccount/startRenewalWatch': 'owner',
  'POST selfservice/customeraccount/changePriceWatch': 'owner',
  'POST selfservice/customeraccount/pausePriceWatch': 'owner',
  'POST selfservice/customeraccount/deletePriceWatch': 'owner',
  'POST selfservice/customeraccount/renamePasskey': 'owner',
  'POST selfservice/customeraccount/removePasskey': 'owner',
  'POST selfservice/customeraccount/resumeForm': 'owner',
  'POST policyrequest/Success': 'owner',
  'POST policyrequest/GetSettlement': 'owner',
  'POST policyrequest/AddToPdfMail': 'owner',
  'GET quoterequestapi/offer/getCompareQuoteDetailList/{query}': 'owner',
  'POST quoterequestapi/offer/FillFunnelFromOffer': 'owner',
  // Shows masked names to whoever received the link, and whether the visit is the caller's own.
  'GET quoterequestapi/offer/GetInsuredInfo/{QuoteRequestHeaderId}/{Hash}/{Redirect}': 'capability',
  // Prices and covers, no name and no number.
  'GET quoterequestapi/listlink/open/{token}': 'capability',
  // The one-time code decides.
  'POST quoterequestapi/passport/sendotp': 'capability',
  'POST quoterequestapi/passport/open': 'capability',
  // A first name, to whoever received the link.
  'GET selfservice/customeraccount/getInvitation/{invitationCode}': 'capability',
  'POST selfservice/customeraccount/acceptInvitation': 'capability',
  // The link of a policy's mail.
  'GET reviews/invitation/{token}': 'capability',
  'POST reviews/write': 'capability',
  // The link of the mail to the address that it confirms.
  'POST selfservice/Validation/EmailValidate': 'capability',
  // The link of a mail after a sale.
  'GET selfservice/formdata/GetSurveyDetails/{hashedId}': 'capability',
  'POST selfservice/formData/SubmitSurveyAnswer': 'capability',
  'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}': 'capability',
  // Masked names; the code is printed on the policy.
  'GET policyrequest/VerifyPolicy/{code}': 'capability',
  'POST token/check': 'capability',
  // Names no number; the answers are for the browser that wrote or approved them, and the one-time code decides.
  'GET selfservice/HealthProcess/GetInformationForm/{hash}': 'capability',
  'POST selfservice/HealthProcess/saveInformationForm': 'capability',
  'POST selfservice/HealthProcess/SendInformationFormCode': 'capability',
  'POST selfservice/HealthProcess/VerifyInformationFormModelAsync': 'capability',
  'GET selfservice/HealthProcess/GetHealthInformationSaveModelForPdf/{hash}': 'owner',
  'GET selfservice/HealthProcess/CallMeForCheckingInformation/{hash}': 'capability',
  'POST selfservice/formdata/SaveCustomerIbanInfo': 'owner',
  'POST selfservice/formdata/GetCustomerNeededFiles': 'capability',
  'POST selfservice/formdata/SaveCustomerNeededFiles': 'capability',
  // The links of mails and SMS; only the policyholder's answers open a file, and only in the browser that gave them.
  'GET selfservice/policy/GetPolicyPdfInfo/{hash}/{from}': 'capability',
  'POST selfservice/policy/CheckPolicyPdf': 'capability',
  'GET selfservice/policy/downloadPdfFileAsByteArray/{sentId}/{fileId}/{from}': 'capability',
  'GET selfservice/Addendum/GetAddendumPdfInfo/{hash}/{from}': 'capability',
  'POST selfservice/Addendum/CheckAddendumPdf': 'capability',
  'GET selfservice/Addendum/DownloadAddendumPdfFile/{sentId}/{fileId}/{from}': 'capability',
};

const objectField =
  /^(odeme|query|hash|hashedId|sentId|passport|token|encryptedId|encryptedCallId|QuoteRequestHeaderId|externalPolicyId|policyId|watchId|passkeyId|formId|refundId|invitationCode)$/i;
const namesObject = (name: string, sample: object): boolean =>
  Object.keys(sample).some((field) => objectField.test(field)) ||
  name === 'POST quoterequestapi/passport/open' ||
  name === 'GET policyrequest/VerifyPolicy/{code}';

describe('the calls that name an object besides a visit', () => {
  it('are these, each with its guard', () => {
    const found = Object.entries(calls).flatMap(([name, { sample }]) =>
      namesObject(name, sample as object) ? [name] : [],
    );
    expect(found.sort()).toEqual(Object.keys(guards).sort());
  });
});

describe('the raw routes', () => {
  let backend: TestApp;
  let owner: TestVisitor | undefined;
  let stranger: TestVisitor | undefined;
  beforeAll(async () => {
    backend = await testApp(modules);
    owner = await backend.visitor();
    stranger = await backend.visitor();
  });
  afterAll(() => backend.close());

  const visitorIdOf = async (visitId: string): Promise<string> => {
    const { rows } = await backend.services.database.pool.query<{ visitor_id: string }>(
      'SELECT visitor_id FROM visits WHERE id = $1',
      [visitId],
    );
    return rows[0]!.visitor_id;
  };
  const status = async (visitor: TestVisitor, url: string) =>
    (await backend.app.inject({ url, headers: visitor.headers() })).statusCode;

  it('with a parameter are these; all others are calls of the contract', async () => {
    const { paths } = (await backend.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const ofContract = new Set(Object.keys(calls).map((name) => `/api/${name.split(' ')[1]}`));
    const raw = Object.keys(paths).filter((path) => path.includes('{') && !ofContract.has(path));
    expect(raw.sort()).toEqual([
      // A picture of a published page, for everybody.
      '/api/cms/image/{id}/{file}',
      '/api/document/download/{token}',
      '/api/document/mail/{token}',
      '/api/document/text/{line}/{kind}/{textVersion}',
      '/api/document/{id}',
      '/api/quoterequestapi/offer/ranking/{visitId}',
      '/api/quoterequestapi/offer/stream/{visitId}',
    ]);
  });

  it.each(['offer/ranking', 'offer/stream', 'upload'])('%s answers 404 for another person’s visit', async (path) => {
    const visitId = await owner!.visit();
    expect(await status(stranger!, `/api/quoterequestapi/${path}/${visitId}${path === 'upload' ? '/x' : ''}`)).toBe(
      404,
    );
  });

  it('a document is found by its owner, and by a browser without a session only while the code is valid', async () => {
    const visitId = await owner!.visit();
    const id = randomId();
    const customerId = randomId();
    const { db, database, clock } = backend.services;
    await addDocument(db, {
      id,
      visitId,
      visitorId: await visitorIdOf(visitId),
      subjectId: id,
      kind: 'policy',
      name: 'Poliçe',
      content: Buffer.from('%PDF'),
      createdAt: clock.now(),
    });
    const url = `/api${documentRoutes.ownDocument.path.replace(':id', id)}`;
    expect([await status(owner!, url), await status(stranger!, url)]).toEqual([303, 404]);
    await database.pool.query(
      `INSERT INTO customers (id, kind, identity_no, identity_key, created_at) SELECT $1, 'person', 'e1.1.' || repeat('A', 80) || '.' || repeat('A', 40), $1, now()`,
      [customerId],
    );
    await database.pool.query('UPDATE documents SET customer_id = $2 WHERE id = $1', [id, customerId]);
    expect(await status(owner!, url)).toBe(404);
    await database.pool.query('UPDATE visits SET verified_at = $2 WHERE id = $1', [
      visitId,
      secondsAfter(clock.now(), -60),
    ]);
    expect([await status(owner!, url), await status(stranger!, url)]).toEqual([303, 404]);
  });
});
