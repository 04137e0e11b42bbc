import { changeAnswers, completeAnswers, defaultAnswers, stepValues } from './answers';
import { exampleLine as line, exampleStep as step } from '../samples/example-line';
import { searchTextName } from './search-text';

describe('answers', () => {
  it('completes unanswered fields: empty text, false, or the absent value', () => {
    expect(completeAnswers(line, { owner: 'Ali', status: '' })).toMatchObject({
      owner: 'Ali',
      driver: '',
      consent: false,
      isFound: false,
      status: '0',
      born: '',
    });
    expect(completeAnswers(line, { consent: true, status: '1' })).toMatchObject({ consent: true, status: '1' });
    expect(Object.keys(completeAnswers(line, { stranger: 'x' }))).toEqual(Object.keys(line.fields));
  });

  it('prefills initial values only; an absent value is never shown as selected', () => {
    expect(defaultAnswers(line)).toEqual({ born: '', city: '34' });
    expect(stepValues(line, step('ikinci'), { district: '3419' })).toEqual({
      status: '',
      plateNo: '',
      city: '34',
      district: '3419',
      year: '',
      phoneNumber: '',
    });
    expect(stepValues(line, step('ilk'), { terms: true })).toMatchObject({ terms: true, consent: false });
  });

  it('clears what depends on a changed answer and keeps the rest', () => {
    const before = { plateNo: '34ABC12', isFound: true, year: '2026', city: '34' };
    expect(changeAnswers(line, before, { plateNo: '06ABC12' })).toEqual({
      plateNo: '06ABC12',
      plateCity: '06',
      status: '1',
      city: '34',
    });
    expect(changeAnswers(line, before, { plateNo: '34ABC12' })).toMatchObject({ isFound: true, year: '2026' });
    expect(changeAnswers(line, before, { plateNo: '06ABC12', year: '2025' })).toMatchObject({ year: '2025' });
    for (const plateNo of ['34 ABC 12', '34 abc 12', '34-abc-12'])
      expect(changeAnswers(line, before, { plateNo })).toMatchObject({ plateNo, isFound: true, year: '2026' });
  });

  it('clears what depends on what it clears', () => {
    const clears = { owner: ['city'], city: ['district'], district: ['city'] };
    const chained = { ...line, relations: { ...line.relations, clears } };
    const before = { owner: 'Ali', city: '34', district: '7', plateNo: '34ABC12' };
    expect(changeAnswers(chained, before, { owner: 'Veli' })).toEqual({ owner: 'Veli', plateNo: '34ABC12' });
  });

  it('derives nothing from an empty answer', () => {
    const half = { [searchTextName('district')]: 'kad', [searchTextName('year')]: '20' };
    expect(changeAnswers(line, { city: '34', ...half }, { city: '06' })).toEqual({ city: '06', yearWritten: '20' });
    expect(changeAnswers(line, { plateNo: '34ABC12' }, { plateNo: '' })).toEqual({ plateNo: '' });
    expect(changeAnswers(line, {}, { consent: true })).toEqual({ consent: true });
  });
});
