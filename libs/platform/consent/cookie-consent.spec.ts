import { allowedPurposes, consentValue, cookieTextVersion } from './cookie-consent';

describe('the cookie consent', () => {
  it.each([
    ['is none before the panel was answered', undefined, []],
    ['is what was given', consentValue(cookieTextVersion, ['measurement']), ['measurement']],
    ['is none after a refusal', consentValue(cookieTextVersion, []), []],
    ['is none when it was given to an older text', consentValue('cerez-2020-01', ['measurement']), []],
    ['is none when the cookie is rubbish', 'measurement', []],
  ])('%s', (_, value, expected) => {
    expect(allowedPurposes(value)).toEqual(expected);
  });
});
