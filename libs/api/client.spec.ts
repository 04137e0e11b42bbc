import { sampleId } from './calls/shapes';
import { createClient, genericMessage, noAnswerMessage, type Reply } from './client';
import { endedVisit } from './outcomes/ended-visit';

const answering = (reply: Reply) => createClient(async () => reply);

describe('the client', () => {
  it('F494 M416 returns the body of a successful response', async () => {
    const body = { isSuccess: true, result: 'abc', message: null, messageCode: null };
    expect(await answering({ status: 200, body }).command('POST token/check', { token: 'x' })).toEqual(body);
  });
  it('F495 M417 M544 returns a refusal with the server’s message', async () => {
    const body = { isSuccess: false, result: null, message: 'Kod hatalı.', messageCode: 'otpWrong' };
    expect(await answering({ status: 200, body }).command('POST token/check', { token: 'x' })).toEqual(body);
  });
  it('F606 M544 M576 falls back to the generic message when the server sent none', async () => {
    expect(await answering({ status: 502, body: '<html>' }).command('POST token/check', { token: 'x' })).toMatchObject({
      isSuccess: false,
      message: genericMessage,
      messageCode: 'http502',
    });
    expect(genericMessage).toBe('Hata. Lütfen tekrar deneyin.');
  });
  it('says that no response came, and to check the connection', async () => {
    expect(await answering({ status: 0, body: null }).command('POST token/check', { token: 'x' })).toMatchObject({
      messageCode: 'offline',
      message: noAnswerMessage,
    });
  });
  it('says what an unknown visit means; whatever else is not found keeps the server’s message', async () => {
    const client = answering({ status: 404, body: { message: 'bulunamadı', messageCode: 'notFound' } });
    expect(await client.command('POST policyrequest/IsOtpRequired', { visitId: sampleId })).toMatchObject({
      messageCode: 'notFound',
      message: endedVisit.message,
    });
    expect(await client.command('POST policyrequest/Success', { odeme: sampleId })).toMatchObject({
      message: 'bulunamadı',
    });
  });
  it.each([400, 401, 404, 500])('M543 passes status %i to the caller', async (status) => {
    const body = { message: 'olmadı', messageCode: 'x' };
    expect(await answering({ status, body }).command('POST token/check', { token: 'x' })).toMatchObject({
      isSuccess: false,
      message: 'olmadı',
      messageCode: 'x',
    });
  });
  it.each([0, 403, 500])('F603 M539 returns an empty list for a lookup that fails with %i', async (status) => {
    expect(
      await answering({ status, body: { message: 'x' } }).lookup('GET quoterequestapi/sharedstep/GetCityList', {}),
    ).toEqual([]);
  });
  it('F525 returns no model years when GetVehicleYearsList fails', async () => {
    expect(
      await answering({ status: 500, body: null }).lookup('POST quoterequestapi/auto/GetVehicleYearsList', {
        visitId: sampleId,
        BrandCode: '005',
      }),
    ).toEqual([]);
  });
});
