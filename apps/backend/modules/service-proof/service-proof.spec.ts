import { newBuyer } from '../account/testing/sign-in-runs';
import { serviceProofs } from './testing/service-proofs';

const given = serviceProofs();
const { runs } = given;

describe('the proof of a person for service pages', () => {
  it('M480 M481 M482 begins with two numbers, and opens with the code', async () => {
    const browser = await runs.backend.visitor();
    const by = newBuyer();
    expect((await given.status(browser))['step']).toBe('start');
    expect(await given.send(browser, by)).toMatchObject({ isSuccess: true, result: { triesLeft: 3 } });
    const awaited = await given.status(browser);
    expect(awaited).toMatchObject({ step: 'otp', code: { triesLeft: 3 } });
    expect(JSON.stringify(awaited)).not.toMatch(new RegExp(`${by.identityNo}|${by.phoneNumber}`));
    expect(await given.enter(browser, runs.codeTo(by.phoneNumber))).toMatchObject({
      isSuccess: true,
      result: { step: 'proven', identityNoMasked: `${by.identityNo.slice(0, 3)}******${by.identityNo.slice(-2)}` },
    });
    const elsewhere = await runs.backend.visitor();
    expect((await given.status(elsewhere))['step']).toBe('start');
  });

  it('M481 refuses a number with a wrong check digit, and a code without numbers', async () => {
    const browser = await runs.backend.visitor();
    const wrong = { ...newBuyer(), identityNo: '10000000147' };
    expect(await given.send(browser, wrong)).toMatchObject({ fields: { identityNo: expect.any(String) } });
    expect(await given.send(browser)).toMatchObject({ isSuccess: false, messageCode: 'proofEnded' });
  });

  it('M482 refuses a wrong code three times, then every one', async () => {
    const browser = await runs.backend.visitor();
    const by = newBuyer();
    expect(await given.enter(browser, '123456')).toMatchObject({ messageCode: 'proofEnded' });
    await given.send(browser, by);
    const code = runs.codeTo(by.phoneNumber);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = [];
    for (const typed of [wrong, wrong, wrong, code])
      answers.push((await given.enter(browser, typed)).messageCode as string);
    expect(answers).toEqual(['otpWrong', 'otpWrong', 'otpExhausted', 'otpExhausted']);
    runs.backend.clock.advance(60);
    expect(await given.send(browser)).toMatchObject({ isSuccess: true });
    expect(await given.enter(browser, runs.codeTo(by.phoneNumber))).toMatchObject({ isSuccess: true });
  });

  it('M480 ends after half an hour, with another person, and with a sign-out', async () => {
    const browser = await runs.backend.visitor();
    await given.prove(browser, newBuyer());
    runs.backend.clock.advance(1799);
    expect((await given.status(browser))['step']).toBe('proven');
    runs.backend.clock.advance(1);
    expect((await given.status(browser))['step']).toBe('start');
    await given.prove(browser, newBuyer());
    await given.send(browser, newBuyer());
    expect((await given.status(browser))['step']).toBe('otp');
    const other = await runs.backend.visitor();
    await given.prove(other, newBuyer());
    await other.call('POST selfservice/customeraccount/logout', {});
    expect((await given.status(other))['step']).toBe('start');
  });

  it('M480 is not needed by whoever is signed in', async () => {
    const browser = await runs.backend.visitor();
    const by = newBuyer();
    await given.prove(browser, newBuyer());
    await runs.signIn(browser, by);
    expect(await given.status(browser)).toMatchObject({
      step: 'proven',
      identityNoMasked: `${by.identityNo.slice(0, 3)}******${by.identityNo.slice(-2)}`,
    });
  });
});
