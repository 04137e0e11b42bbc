import { checkAnswers, readAnswers, stillWrong } from './summary-form';
import type { SummaryAnswers } from './summary-form';

const right: SummaryAnswers = {
  email: '',
  city: '34',
  district: '1',
  address: 'Örnek Sk. 1',
  documents: true,
  permissions: [],
};

describe('the answers of the summary', () => {
  it('are read from the form itself, without the spaces around', () => {
    const form = new FormData();
    Object.entries({
      email: ' ayse@ornek.example ',
      city: '34',
      district: '1',
      address: 'Örnek Sk. 1',
      documents: 'on',
      permission: 'phone',
    }).forEach(([name, value]) => form.append(name, value));
    expect(readAnswers(form)).toEqual({ ...right, email: 'ayse@ornek.example', permissions: ['phone'] });
  });

  it('are right without an e-mail', () => {
    expect(checkAnswers(right)).toEqual({});
  });

  it.each([
    ['email', { email: 'ayse@' }],
    ['email', { permissions: ['email' as const] }],
    ['city', { city: '' }],
    ['district', { district: '' }],
    ['address', { address: '' }],
    ['documents', { documents: false }],
  ])('are wrong in %s when %j', (field, change) => {
    expect(Object.keys(checkAnswers({ ...right, ...change }))).toEqual([field]);
  });

  it('lose an error when it is right, and win none while they are corrected', () => {
    const before = checkAnswers({ ...right, city: '', district: '' });
    expect(stillWrong(before, checkAnswers({ ...right, district: '', address: '' }))).toEqual({
      district: before.district,
    });
  });
});
