import { codeVisits } from './testing/code-visits';

const given = codeVisits();

describe('the one-time code', () => {
  it('F407 is exhausted after three wrong entries: a correct fourth is refused', async () => {
    const run = await given.open();
    await given.send(run);
    const wrong = given.wrongCode();
    const codes = [
      await given.attempt(run, wrong),
      await given.attempt(run, wrong),
      await given.attempt(run, wrong),
      await given.attempt(run, given.codeSent()),
    ].map(({ messageCode }) => messageCode);
    expect(codes).toEqual(['otpWrong', 'otpWrong', 'otpExhausted', 'otpExhausted']);
    given.backend.clock.advance(60);
    await given.send(run);
    expect(await given.attempt(run, given.codeSent())).toMatchObject({ isSuccess: true });
  });

  it('counts three tries even when they arrive concurrently', async () => {
    const run = await given.open();
    await given.send(run);
    const wrong = given.wrongCode();
    const replies = await Promise.all(Array.from({ length: 10 }, () => given.attempt(run, wrong)));
    expect(replies.filter(({ messageCode }) => messageCode === 'otpWrong')).toHaveLength(2);
    expect(replies.filter(({ messageCode }) => messageCode === 'otpExhausted')).toHaveLength(8);
  });

  it('is valid once, and only in the browser that asked for it', async () => {
    const run = await given.open();
    const other = await given.open();
    await given.send(other);
    const otherCode = given.codeSent();
    await given.send(run);
    const code = given.codeSent();
    if (otherCode !== code) expect(await given.attempt(other, code)).toMatchObject({ messageCode: 'otpWrong' });
    expect(await given.attempt(run, code)).toMatchObject({ isSuccess: true });
    expect(await given.attempt(run, code)).toMatchObject({ messageCode: 'otpExpired' });
  });

  it('is invalid once a newer one was sent', async () => {
    const run = await given.open();
    await given.send(run);
    const old = given.codeSent();
    given.backend.clock.advance(60);
    await given.send(run);
    if (old !== given.codeSent()) expect(await given.attempt(run, old)).toMatchObject({ messageCode: 'otpWrong' });
  });

  it.each(['12345', '1234567', '12a456', ''])('answers 400 for %p, which cannot be a code', async (code) => {
    const run = await given.open();
    const reply = await run.visitor.call('POST quoterequestapi/sharedstep/otpvalidate', { visitId: run.visitId, code });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['code']]);
  });

  it('is stored as a hash only', async () => {
    const run = await given.open();
    await given.send(run);
    const { rows } = await given.backend.services.database.pool.query(
      'SELECT * FROM one_time_codes WHERE visit_id = $1',
      [run.visitId],
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${given.codeSent()}|${run.phoneNumber}`));
  });
});
