import { sampleLine } from '../testing/sample-line';
import { changesOf, formValues } from './form-values';
import { noAttempt, failedAttempt, refusedAttempt, shownErrors } from './shown-errors';
import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';

const names = ['a', 'b'];

describe('shown errors', () => {
  it('are those of the last submit, in the order of the fields, while they are invalid', () => {
    const pressed = failedAttempt(noAttempt, ['b', 'a']);
    expect(Object.keys(shownErrors(pressed, names, { errors: { a: 'A', b: 'B' }, values: {} }))).toEqual(['a', 'b']);
    expect(shownErrors(pressed, names, { errors: { b: 'B' }, values: {} })).toEqual({ b: 'B' });
  });

  it('are none before the first submit, and none for a field that became invalid since', () => {
    expect(shownErrors(noAttempt, names, { errors: { a: 'A' }, values: {} })).toEqual({});
    expect(shownErrors(failedAttempt(noAttempt, ['a']), names, { errors: { b: 'B' }, values: {} })).toEqual({});
  });

  it('of the server stay until the value changes', () => {
    const pressed = refusedAttempt(noAttempt, { a: 'Reddedildi' }, { a: '1' });
    expect(shownErrors(pressed, names, { errors: {}, values: { a: '1' } })).toEqual({ a: 'Reddedildi' });
    expect(shownErrors(pressed, names, { errors: {}, values: { a: '2' } })).toEqual({});
  });

  it('count the attempts', () => {
    expect(failedAttempt(failedAttempt(noAttempt, []), []).attempt).toBe(2);
  });
});

describe('form values', () => {
  it('show masked answers in their readable form', () => {
    const [basic] = stepsOf(sampleLine);
    expect(
      formValues(sampleLine, basic!, { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' }),
    ).toMatchObject({ shortLicenseOwnerTcOrTaxNo: '100 000 000 78', phoneNumber: '532 123 45 67' });
  });

  it('another plate clears what depended on the old one and keeps the rest', () => {
    const before = { licensePlateNo: '34ABC12', vehicleBrand: '2', purpose: '1' };
    expect(changesOf(sampleLine, before, { name: 'licensePlateNo', value: '06ABC45', options: [] })).toEqual({
      licensePlateNo: '06ABC45',
      vehicleBrand: undefined,
    });
  });
});
