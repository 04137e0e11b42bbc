import { sampleId } from './calls/shapes';
import { createClient, genericMessage, noAnswerMessage, type Reply } from './client';

const answering = (reply: Reply) => createClient(async () => reply);

describe('the client', () => {
  it('F494 M416 gives success and the body of a good answer', async () => {
    const body = { isSuccess: true, result: 'abc', message: null, messageCode: null };
    expect(await answering({ status: 200, body }).command('POST token/check', { token: 'x' })).toEqual(body);
  });
  it('F495 M417 M544 gives success false with the server message', async () => {
    const body = { isSuccess: false, result: null, message: 'Kod hatalı.', messageCode: 'otpWrong' };
    expect(await answering({ status: 200, body }).command('POST token/check', { token: 'x' })).toEqual(body);
  });
  it('F606 M544 M576 falls back to the generic words when the server gave none', async () => {
    expect(await answering({ status: 502, body: '<html>' }).command('POST token/check', { token: 'x' })).toMatchObject({
      isSuccess: false,
      message: genericMessage,
      messageCode: 'http502',
    });
    expect(genericMessage).toBe('Hata. Lütfen tekrar deneyin.');
  });
  it('tells that no answer came, and what to look at', async () => {
    expect(await answering({ status: 0, body: null }).command('POST token/check', { token: 'x' })).toMatchObject({
      messageCode: 'offline',
      message: noAnswerMessage,
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
  it.each([0, 403, 500])('F603 M539 answers an empty list for a lookup that fails with %i', async (status) => {
    expect(
      await answering({ status, body: { message: 'x' } }).lookup('GET quoterequestapi/sharedstep/GetCityList', {}),
    ).toEqual([]);
  });
  it('F525 answers no model year when GetVehicleYearsList fails', async () => {
    expect(
      await answering({ status: 500, body: null }).lookup('POST quoterequestapi/auto/GetVehicleYearsList', {
        visitId: sampleId,
        BrandCode: '005',
      }),
    ).toEqual([]);
  });
});
