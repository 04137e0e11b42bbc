import { contact, visitDrafts } from './testing/visit-drafts';

const given = visitDrafts();
const { save, draft } = given;

describe('a visit', () => {
  it('F499 createfunnel returns a visit id and sets the HttpOnly visit cookie of the line', async () => {
    const reply = await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', {
      branchId: 53,
      line: 'TRAFFIC',
      ref: 'kampanya',
    });
    expect(reply.body).toEqual({
      isSuccess: true,
      result: expect.stringMatching(/^[0-9a-f]{32}$/),
      message: null,
      messageCode: null,
    });
    expect(String(reply.headers['set-cookie'])).toMatch(
      new RegExp(`^visit-53=${reply.body.result}; .*HttpOnly; SameSite=Lax$`),
    );
  });

  it('adds the line to the cookie’s name where two lines share a branch id', async () => {
    const id = await given.visitor.visit('USEDVEHICLETRAFFIC');
    expect(given.visitor.cookies.get('visit-53-USEDVEHICLETRAFFIC')).toBe(id);
  });

  it("F499 refuses a branch id that is not the line's", async () => {
    const reply = await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', {
      branchId: 10,
      line: 'TRAFFIC',
    });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['branchId']]);
  });

  it('F514 M451 copyfunnel opens a second visit with the answers of the first', async () => {
    const visitId = await given.visitor.visit();
    await save(visitId, 'temel-bilgiler', contact);
    const copy = (await given.visitor.call('GET quoterequestapi/sharedstep/copyfunnel/{visitId}', { visitId })).body
      .result as string;
    await save(visitId, 'temel-bilgiler', { phoneNumber: '5329999999' });
    expect([copy === visitId, await draft(copy)]).toMatchObject([
      false,
      { answers: contact, completedSteps: ['temel-bilgiler'] },
    ]);
    expect(given.visitor.cookies.get('visit-53')).toBe(copy);
  });

  it('M451 copyfunnel repeated answers the same copy until it is changed, and needs the token header', async () => {
    const visitId = await given.visitor.visit();
    await save(visitId, 'temel-bilgiler', contact);
    const copy = (headers = {}) =>
      given.visitor.call('GET quoterequestapi/sharedstep/copyfunnel/{visitId}', { visitId }, headers);
    const [first, second] = (await Promise.all([copy(), copy()])).map(({ body }) => body.result as string);
    expect([second, (await copy()).body.result]).toEqual([first, first]);
    await save(first!, 'temel-bilgiler', { phoneNumber: '5329999999' });
    expect((await copy()).body.result).not.toBe(first);
    expect((await copy({ 'x-token-id': '' })).status).toBe(403);
    expect((await copy({ 'x-token-id': 'another' })).status).toBe(403);
  });

  it("M451 copyfunnel of another visitor's visit answers 404", async () => {
    const visitId = await given.visitor.visit();
    given.visitor = await given.backend.visitor();
    expect((await given.visitor.call('GET quoterequestapi/sharedstep/copyfunnel/{visitId}', { visitId })).status).toBe(
      404,
    );
  });

  it('F509 F510 F511 F512 M449 answers session, experiment, user type and link hash', async () => {
    const visitId = await given.visitor.visit();
    const get = async (
      name: 'GetAllowedSessionForCampaign' | 'getAbTestList' | 'GetUserType' | 'CreateShortLinkHash',
    ) => (await given.visitor.call(`GET quoterequestapi/sharedstep/${name}/{visitId}`, { visitId })).body.result;
    expect(await get('GetAllowedSessionForCampaign')).toBe(true);
    expect(await get('getAbTestList')).toEqual([{ index: 25, value: expect.stringMatching(/^[AC]$/) }]);
    expect(await get('GetUserType')).toBe('visitor');
    expect(await get('CreateShortLinkHash')).toEqual({ hash: expect.stringMatching(/^[\w-]{60,}$/) });
  });
});
