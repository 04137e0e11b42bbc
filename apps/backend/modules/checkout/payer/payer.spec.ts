import { checkoutTest, type CheckoutTest } from '../testing/checkout-test';
import { command } from '../testing/command';

let checkout: CheckoutTest;
beforeAll(async () => {
  checkout = await checkoutTest();
}, 60_000);
afterAll(() => checkout.close());
const smsTo = async (phone: string): Promise<string> =>
  (await checkout.sandbox.get<{ messages: { text: string }[] }>(`/telephone/messages.json?to=${phone}`)).messages.at(
    -1,
  )!.text;
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)![0];

describe('the verification of the payer', () => {
  it('F580 F581 another payer is verified by a code to their own telephone before the payment starts', async () => {
    const sale = await checkout.sale();
    const phoneNumber = '5329876501';
    expect((await command(sale, 'POST policyrequest/IsOtpRequired')).body.result).toMatchObject({
      isOtpRequired: false,
    });
    await command(sale, 'POST policyrequest/SaveInsurer', { identityNo: '10000000146', phoneNumber });
    expect((await sale.start()).body.messageCode).toBe('payerNotVerified');
    expect((await command(sale, 'POST policyrequest/IsOtpRequired')).body.result).toEqual({
      isOtpRequired: true,
      phoneNumberMasked: '0532 *** ** 01',
    });
    expect((await command(sale, 'POST policyrequest/sendotp')).body).toMatchObject({ result: { triesLeft: 3 } });
    const code = codeIn(await smsTo(phoneNumber));
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await command(sale, 'POST policyrequest/otpvalidate', { code: wrong })).body.messageCode).toBe('otpWrong');
    expect((await command(sale, 'POST policyrequest/otpvalidate', { code })).body.isSuccess).toBe(true);
    expect((await sale.start()).body.isSuccess).toBe(true);
  });

  it('F580 F451 has at most ten telephones; a new one must be verified', async () => {
    const sale = await checkout.sale();
    const identityNo = '10000000214';
    const phone = (index: number): string => `53300000${String(index).padStart(2, '0')}`;
    await command(sale, 'POST policyrequest/SaveInsurer', { identityNo, phoneNumber: phone(0) });
    for (let index = 1; index < 10; index += 1)
      expect(
        (await command(sale, 'POST policyrequest/SaveInsurerPhone', { phoneNumber: phone(index) })).body.isSuccess,
      ).toBe(true);
    expect((await command(sale, 'POST policyrequest/SaveInsurerPhone', { phoneNumber: phone(10) })).body).toMatchObject(
      { isSuccess: false, messageCode: 'phoneMaximumUse' },
    );
    expect((await command(sale, 'POST policyrequest/IsOtpRequired')).body.result).toMatchObject({
      isOtpRequired: true,
    });
  });
});

describe('the payer', () => {
  it('is the insured again when the customer says so', async () => {
    const sale = await checkout.sale();
    const other = { identityNo: '10000000146', phoneNumber: '5329876502' };
    await command(sale, 'POST policyrequest/SaveInsurer', other);
    expect((await sale.start()).body.messageCode).toBe('payerNotVerified');
    await sale.savePolicyInfo();
    expect((await sale.start()).body.isSuccess).toBe(true);
  });

  it('is looked up masked, compared with the insured, and saved', async () => {
    const sale = await checkout.sale();
    const { visitId, visitor } = sale;
    expect(
      (await visitor.call('POST policyrequest/SearchInsurer', { visitId, identityNo: '10000000146' })).body.result,
    ).toEqual({ displayName: 'A*** Y***', isFound: true });
    expect((await visitor.call('POST policyrequest/IsInsurerDifferent', { visitId })).body.result).toEqual({
      isDifferent: false,
    });
    const save = (identityNo: string, key: string) =>
      visitor.call(
        'POST policyrequest/SaveInsurer',
        { visitId, identityNo, phoneNumber: '5321234567' },
        { 'idempotency-key': `${visitId}-${key}` },
      );
    expect((await save('10000000078', 'same')).body.messageCode).toBe('sameIdentity');
    expect((await save('10000000079', 'wrong')).body.messageCode).toBe('identityInvalid');
    expect((await save('10000000146', 'other')).body.isSuccess).toBe(true);
    expect((await visitor.call('POST policyrequest/IsInsurerDifferent', { visitId })).body.result).toEqual({
      isDifferent: true,
    });
  });
});
