/** The telephones that open the account. A new one needs the last four digits of a known one, and a code. */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { captchaField } from '../captcha';
import { instant, phoneNumber, randomId, sampleId } from '../shapes';
import { oneTimeCode, otpState } from '../shared-step/one-time-code';
import { ofCustomer, phoneEncrypter, sampleCustomer } from './shapes';

const newPhone = z.object({ phoneNumber, code: oneTimeCode });
const samplePhone = { phoneNumber: '5321234567', code: '123456' };

export const accountTelephoneCalls = {
  'GET selfservice/customeraccount/getCustomerPhoneList/{customerId}': lookup({
    who: 'customer',
    summary: 'The customer’s telephones, the first bound one first.',
    input: ofCustomer,
    output: z.array(
      z.object({
        phoneEncrypter,
        phone: z.string().describe('masked'),
        boundAt: instant,
        provenBy: z.enum(['birthDate', 'code', 'declaration']),
      }),
    ),
    sample: sampleCustomer,
  }),
  'POST selfservice/customeraccount/checkPhone': command({
    who: 'customer',
    summary: 'Sends a code to a telephone that shall open the account; refused with phoneDigitsWrong.',
    input: z.object({
      phoneNumber,
      lastFourDigits: z
        .string()
        .regex(/^\d{4}$/)
        .describe('of a telephone that opens the account today'),
      ...captchaField,
    }),
    output: otpState,
    sample: { phoneNumber: '5321234567', lastFourDigits: '4567' },
    weight: 10,
  }),
  'POST selfservice/customeraccount/addAccessPhoneToLogin': command({
    who: 'customer',
    summary: 'With the code of checkPhone: the telephone opens the account too.',
    input: newPhone,
    output: z.null(),
    sample: samplePhone,
    weight: 3,
  }),
  'POST selfservice/customeraccount/changeLoginPhoneNumber': command({
    who: 'customer',
    summary: 'With the code of checkPhone: the telephone opens the account instead of another one.',
    input: newPhone.extend({ phoneEncrypter: phoneEncrypter.describe('the one that is replaced') }),
    output: z.null(),
    sample: { ...samplePhone, phoneEncrypter: 'a'.repeat(43) },
    weight: 3,
  }),
  'POST selfservice/customeraccount/sendPhoneDeclaration': command({
    who: 'visitor',
    summary:
      'Extension: after the code of a sign-in, a signed declaration that its telephone is the customer’s; somebody at the desk decides.',
    input: z.object({ file: randomId.describe('of the upload `entryFile/phoneDeclaration` of this browser') }),
    output: z.null(),
    sample: { file: sampleId },
    weight: 10,
  }),
  'POST selfservice/customeraccount/removeAccessPhoneFromLogin': command({
    who: 'customer',
    summary: 'The telephone opens the account no more, and sessions that it opened end; the last one stays.',
    input: z.object({ phoneEncrypter }),
    output: z.null(),
    sample: { phoneEncrypter: 'a'.repeat(43) },
    weight: 3,
  }),
};
